import SwiftUI

extension ViewType.Text {
  /// How a text looks, or a part of it.
  ///
  /// An attribute is that of all of the part: it is an error to ask for one that only some of it has, or that
  /// differs in it.
  @MainActor @preconcurrency
  public struct Attributes {
    private let runs: [TextPart]
    private let range: Range<Int>
    private let inherited: InspectableView<ViewType.Text>?

    init(_ text: InspectableView<ViewType.Text>) throws {
      runs = try TextPart.parts(of: text.content.view, modifiers: [])
      range = 0..<runs.reduce(0) { $0 + $1.string.count }
      inherited = text
    }

    private init(_ attributes: Attributes, _ range: Range<Int>) {
      runs = attributes.runs
      inherited = attributes.inherited
      self.range = range
    }
  }
}

extension ViewType.Text.Attributes {
  private var string: String { runs.map(\.string).joined() }

  /// The attributes of a part, given by the positions of its characters.
  public subscript<Range>(
    _ range: Range
  ) -> Self where Range: RangeExpression, Range.Bound == Int {
    Self(self, range.relative(to: 0..<string.count))
  }

  /// The attributes of a part, given by indices of the text's string.
  public subscript<Range>(
    _ range: Range
  ) -> Self where Range: RangeExpression, Range.Bound == String.Index {
    let string = self.string
    let part = range.relative(to: string)
    let start = string.distance(from: string.startIndex, to: part.lowerBound)
    return Self(self, start..<start + string.distance(from: part.lowerBound, to: part.upperBound))
  }

  public func isItalic() throws -> Bool {
    try attribute("italic") { String(describing: $0) == "italic" ? true : nil }
  }

  public func isBold() throws -> Bool {
    try attribute("bold") { modifier in
      if let weight = try? Inspector.attribute(.textWeight, of: modifier, type: Font.Weight.self) {
        return weight == .bold ? true : nil
      }
      guard let object = Self.object(modifier, "BoldTextModifier") else { return nil }
      let isActive = try? Inspector.attribute(.textBoldIsActive, of: object, type: Bool.self)
      return isActive ?? true
    }
  }

  public func fontWeight() throws -> Font.Weight { try attribute("fontWeight", .textWeight) }

  /// The font, or the one that views around the text set.
  public func font() throws -> Font {
    do {
      return try attribute("font", .textFont)
    } catch {
      guard let font = inheritedFont else { throw error }
      return font
    }
  }

  /// The color, or the one that views around the text set.
  public func foregroundColor() throws -> SwiftUI.Color {
    do {
      return try attribute("foregroundColor", .textColor)
    } catch {
      guard let color = inheritedColor else { throw error }
      return color
    }
  }

  public func isStrikethrough() throws -> Bool {
    try line("strikethrough", "StrikethroughTextModifier", .strikethroughActive)
  }

  public func strikethroughColor() throws -> SwiftUI.Color? {
    try line("strikethrough", "StrikethroughTextModifier", .strikethroughColor)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func strikethroughStyle() throws -> NSUnderlineStyle {
    try line("strikethrough", "StrikethroughTextModifier", .strikethroughStyle)
  }

  public func isUnderline() throws -> Bool {
    try line("underline", "UnderlineTextModifier", .underlineActive)
  }

  public func underlineColor() throws -> SwiftUI.Color? {
    try line("underline", "UnderlineTextModifier", .underlineColor)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func underlineStyle() throws -> NSUnderlineStyle {
    try line("underline", "UnderlineTextModifier", .underlineStyle)
  }

  public func kerning() throws -> CGFloat { try attribute("kerning", .textKerning) }

  public func tracking() throws -> CGFloat { try attribute("tracking", .textTracking) }

  public func baselineOffset() throws -> CGFloat {
    try attribute("baselineOffset", .textBaseline)
  }
}

extension ViewType.Text.Attributes {
  private var inheritedFont: Font? {
    let value = try? inherited?.environmentAttribute(
      EmptyView().font(.body), "font", as: Font?.self)
    return value.flatMap { $0 }
  }

  private var inheritedColor: SwiftUI.Color? {
    let value = try? inherited?.environmentAttribute(
      EmptyView().foregroundColor(nil), "foregroundColor", as: SwiftUI.Color?.self)
    return value.flatMap { $0 }
  }

  private static func object(_ modifier: Any, _ name: String) -> Any? {
    guard let object = try? Inspector.attribute(.textAnyModifier, of: modifier),
      Inspector.typeName(value: object) == name
    else { return nil }
    return object
  }

  private func line<T: Equatable>(
    _ name: String, _ type: String, _ row: Structure
  ) throws -> T {
    try attribute(name) { modifier in
      guard let object = Self.object(modifier, type) else { return nil }
      return try? Inspector.attribute(row, of: object, type: T.self)
    }
  }

  private func attribute<T: Equatable>(_ name: String, _ row: Structure) throws -> T {
    try attribute(name) { try? Inspector.attribute(row, of: $0, type: T.self) }
  }

  /// The attribute of all parts in the range.
  ///
  /// - Parameter read: the attribute in one of a text's modifiers, of which the first counts.
  private func attribute<T: Equatable>(_ name: String, _ read: (Any) -> T?) throws -> T {
    let values = try partsInRange().map { part in
      part.modifiers.lazy.compactMap(read).first
    }
    guard let first = values.compactMap({ $0 }).first else {
      throw InspectionError.modifierNotFound(parent: "Text", modifier: name, index: 0)
    }
    if values.contains(where: { $0 == nil }) {
      throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
    }
    if values.contains(where: { $0 != first }) {
      throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
    }
    return first
  }

  private func partsInRange() throws -> [TextPart] {
    let count = runs.reduce(0) { $0 + $1.string.count }
    guard range.lowerBound >= 0, range.upperBound <= count else {
      throw InspectionError.textAttribute("Invalid text range")
    }
    if count == 0 { return runs }
    var start = 0
    return runs.filter { part in
      let end = start + part.string.count
      defer { start = end }
      return part.string.isEmpty ? false : range.overlaps(start..<end)
    }
  }
}

/// A stretch of text with the same looks throughout.
@MainActor
private struct TextPart {
  let string: String
  /// The nearest to the text first.
  let modifiers: [Any]

  static func parts(of text: Any, modifiers outer: [Any]) throws -> [TextPart] {
    let own = try Inspector.attribute(.textModifiers, of: text, type: [Any].self)
    let modifiers = own + outer
    if let storage = try? Inspector.attribute(.textAnyStorage, of: text),
      let first = try? Inspector.attribute(.concatenatedFirst, of: storage),
      let second = try? Inspector.attribute(.concatenatedSecond, of: storage)
    {
      return try parts(of: first, modifiers: modifiers) + parts(of: second, modifiers: modifiers)
    }
    let string = try TextReader(.testsDefault).string(of: text)
    return [TextPart(string: string, modifiers: modifiers)]
  }
}
