import Foundation

/// Represents a selection of attributed text.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil at the end of the text.
  private var stored: Indices?

  /// An insertion point at the end of the text.
  public init() {}

  public init(insertionPoint: AttributedString.Index) { stored = .insertionPoint(insertionPoint) }

  public init(range: Range<AttributedString.Index>) {
    stored = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  public init(ranges: RangeSet<AttributedString.Index>) { stored = .ranges(ranges) }

  /// What is selected in a text.
  public func indices(in text: AttributedString) -> Indices {
    stored ?? .insertionPoint(text.endIndex)
  }
}

extension Binding where Value == AttributedTextSelection {
  /// The selection in the characters of the text.
  func inCharacters(of text: Binding<AttributedString>) -> Binding<TextSelection?> {
    Binding<TextSelection?>(
      get: { wrappedValue.inCharacters(of: text.wrappedValue) },
      set: { new in
        if let new { wrappedValue = AttributedTextSelection(new, in: text.wrappedValue) }
      })
  }
}

extension AttributedTextSelection {
  fileprivate func inCharacters(of text: AttributedString) -> TextSelection? {
    let characters = String(text.characters)
    let scalars = text.unicodeScalars
    func offset(_ index: AttributedString.Index) -> Int {
      scalars.distance(from: scalars.startIndex, to: min(index, scalars.endIndex))
    }
    switch indices(in: text) {
    case .insertionPoint(let index):
      return TextSelection(scalars: offset(index)..<offset(index), in: characters)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return TextSelection(
        scalars: offset(first.lowerBound)..<offset(last.upperBound), in: characters)
    }
  }

  fileprivate init(_ selection: TextSelection, in text: AttributedString) {
    let scalars = text.unicodeScalars
    guard let range = selection.scalars(in: String(text.characters)) else {
      self.init()
      return
    }
    let start = scalars.index(
      scalars.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<scalars.index(start, offsetBy: range.count))
  }
}

extension Binding where Value == AttributedString {
  /// The text without its attributes. What is changed in it gets those of the character before the change.
  var characters: Binding<String> {
    Binding<String>(
      get: { String(wrappedValue.characters) },
      set: { wrappedValue = wrappedValue.replacingCharacters(by: $0) })
  }
}

extension AttributedString {
  fileprivate func replacingCharacters(by new: String) -> AttributedString {
    let old = Array(characters)
    let new = Array(new)
    let shorter = Swift.min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    var inserted = AttributedString(String(new[prefix..<(new.count - suffix)]))
    if prefix > 0 {
      let before = characters.index(startIndex, offsetBy: prefix - 1)
      inserted.setAttributes(runs[before].attributes)
    }
    var result = self
    let start = characters.index(startIndex, offsetBy: prefix)
    let end = characters.index(endIndex, offsetBy: -suffix)
    result.replaceSubrange(start..<end, with: inserted)
    return result
  }
}
