/// Represents a selection of text.
public struct TextSelection: Hashable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// Whether nothing is selected: the insertion point is there.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

extension TextSelection {
  /// The selected part of a text, counted in Unicode scalars: of several parts, from the first to the last. Indices
  /// past the end are the end.
  package func scalars(in text: String) -> Range<Int>? {
    switch indices {
    case .selection(let range): return Self.scalars(range, text)
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return Self.scalars(first.lowerBound..<last.upperBound, text)
    }
  }

  private static func scalars(_ range: Range<String.Index>, _ text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    let start = min(range.lowerBound, text.endIndex)
    let end = min(range.upperBound, text.endIndex)
    let offset = scalars.distance(from: scalars.startIndex, to: start)
    return offset..<(offset + scalars.distance(from: start, to: end))
  }

  /// - Parameter scalars: counted in Unicode scalars; cut at the end of the text.
  package init(scalars range: Range<Int>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ offset: Int) -> String.Index {
      scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
  }
}
