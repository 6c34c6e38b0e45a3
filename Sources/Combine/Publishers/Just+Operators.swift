// One value is known at once, so the operators' results are, too. The closures run when the
// operator is applied.
extension Just {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: Array(elements) + [output])
  }

  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element {
    Publishers.Sequence(sequence: [output] + Array(elements))
  }

  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    optional.dropFirst(count)
  }

  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.drop(while: predicate)
  }

  public func first() -> Just<Output> {
    self
  }

  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.filter(predicate)
  }

  public func last() -> Just<Output> {
    self
  }

  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.filter(predicate)
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.filter(isIncluded)
  }

  public func ignoreOutput() -> Empty<Output, Never> {
    Empty()
  }

  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error> { try transform(output) }.publisher
  }

  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  public func output(at index: Int) -> Optional<Output>.Publisher {
    optional.output(at: index)
  }

  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    optional.output(in: range)
  }

  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    optional.prefix(maxLength)
  }

  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    optional.filter(predicate)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.success(nextPartialResult(initialResult, output)).publisher
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { $0 }
  }

  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  public func retry(_ times: Int) -> Just<Output> {
    self
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result<Output, E>.success(output).publisher
  }

  private var optional: Optional<Output>.Publisher {
    Optional<Output>.Publisher(output)
  }
}

extension Just where Output: Comparable {
  public func min() -> Just<Output> {
    self
  }

  public func max() -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  public func removeDuplicates() -> Just<Output> {
    self
  }
}
