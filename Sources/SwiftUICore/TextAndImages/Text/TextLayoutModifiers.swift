import Foundation

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

  /// Sets the distance between lines, in points. A negative number counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, LayoutInput.textLength(lineSpacing, "lineSpacing")))
  }

  /// Sets how far text may shrink to fit: a fraction above 0, at most 1, of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, LayoutInput.finite(factor, "minimumScaleFactor"))
  }

  /// Sets whether the space between characters may shrink so that text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

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
