/// Sets both limits of the lines of a text.
struct LineLimitModifier: Sendable {
  var lower: Int?
  var upper: Int?

  init(lower: Int?, upper: Int?) {
    self.lower = lower.map { max(1, $0) }
    self.upper = upper.map { max(1, $0) }
  }
}

extension LineLimitModifier: EnvironmentWritingModifier {
  typealias Body = Never
  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.lineLimit = upper
    environment.reservedLines = lower
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct ReservedLinesKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The most lines that text may take; any number if `nil`. Less than one counts as one.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines whose height text takes even if it has fewer.
  package var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

extension View {
  /// Sets the most lines that a text in this view takes; nil for no limit. A number below 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max(1, $0) })
  }

  /// Sets the most lines that a text takes.
  ///
  /// - Parameter reservesSpace: whether a text takes the space of all the lines even if it has fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(lower: reservesSpace ? limit : nil, upper: limit))
  }

  /// Sets the least and the most lines that a text takes.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(lower: limit.lowerBound, upper: limit.upperBound))
  }

  /// Sets the least lines that a text takes.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(lower: limit.lowerBound, upper: nil))
  }

  /// Sets the most lines that a text takes.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(lower: nil, upper: limit.upperBound))
  }
}
