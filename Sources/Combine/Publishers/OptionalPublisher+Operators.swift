// The value is known at once, so the operators' results are, too. The closures run when the
// operator is applied. Without a value there is no result, but for `collect()` and
// `replaceEmpty(with:)`.
extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    self
  }

  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    map(predicate)
  }

  public func count() -> Optional<Int>.Publisher {
    map { _ in 1 }
  }

  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    keep(if: count <= 0)
  }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  public func first() -> Optional<Output>.Publisher {
    self
  }

  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func last() -> Optional<Output>.Publisher {
    self
  }

  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  public func output(at index: Int) -> Optional<Output>.Publisher {
    keep(if: index == 0)
  }

  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    keep(if: positions(in: range).contains(0))
  }

  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    keep(if: maxLength > 0)
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Optional<Output>.Publisher {
    self
  }

  public func replaceError(with output: Output) -> Optional<Output>.Publisher {
    self
  }

  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  public func retry(_ times: Int) -> Optional<Output>.Publisher {
    self
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  private func keep(if condition: Bool) -> Optional<Output>.Publisher {
    condition ? self : Optional<Output>.Publisher(nil)
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    map { $0 == output }
  }

  public func removeDuplicates() -> Optional<Output>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Output>.Publisher {
    self
  }

  public func max() -> Optional<Output>.Publisher {
    self
  }
}
