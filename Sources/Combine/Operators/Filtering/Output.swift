extension Publishers {
  /// Passes on the values at a range of positions, counted from 0, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let range = range
      guard !range.isEmpty, range.upperBound > 0 else {
        Empty<Output, Failure>().subscribe(subscriber)
        return
      }
      var index = 0
      upstream.subscribe(
        StepSubscription("Output", downstream: subscriber) { value in
          defer { index += 1 }
          guard range.contains(index) else { return .skip }
          return index + 1 == range.upperBound ? .sendLast(value) : .send(value)
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the value at a position, counted from 0, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    // No publisher gets as far as the position that has no successor.
    output(in: index < .max ? index..<(index + 1) : 0..<0)
  }

  /// Passes on the values at the positions in `range`, counted from 0, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: positions(in: range))
  }

  /// Passes on the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(maxLength, 0))
  }
}

/// The positions, counted from 0, that `range` stands for.
func positions<R: RangeExpression>(in range: R) -> Range<Int> where R.Bound == Int {
  // Relative to all integers, because a bound outside would not be valid.
  range.relative(to: Int.min..<Int.max).clamped(to: 0..<Int.max)
}
