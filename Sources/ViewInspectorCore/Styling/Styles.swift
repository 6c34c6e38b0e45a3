import SwiftUI

extension InspectableView {
  /// The button style, or primitive button style, that the view was given.
  public func buttonStyle() throws -> Any {
    let style = try modifierAttribute(.buttonStyle, "buttonStyle", as: Any.self)
    let inner = try? Inspector.attribute(label: "style", value: style)
    guard let inner, inner is any ButtonStyle || inner is any PrimitiveButtonStyle else {
      return style
    }
    return inner
  }

  public func toggleStyle() throws -> Any { try style(.toggleStyle, "toggleStyle") }

  public func pickerStyle() throws -> Any { try style(.pickerStyle, "pickerStyle") }

  public func labelStyle() throws -> Any { try style(.labelStyle, "labelStyle") }

  public func listStyle() throws -> Any { try style(.listStyle, "listStyle") }

  public func progressViewStyle() throws -> Any {
    try style(.progressViewStyle, "progressViewStyle")
  }

  public func textFieldStyle() throws -> Any { try style(.textFieldStyle, "textFieldStyle") }

  public func datePickerStyle() throws -> Any { try style(.datePickerStyle, "datePickerStyle") }

  public func groupBoxStyle() throws -> Any { try style(.groupBoxStyle, "groupBoxStyle") }

  public func menuStyle() throws -> Any { try style(.menuStyle, "menuStyle") }

  public func menuButtonStyle() throws -> Any { try style(.menuButtonStyle, "menuButtonStyle") }

  public func navigationViewStyle() throws -> Any {
    try style(.navigationViewStyle, "navigationViewStyle")
  }

  public func tabViewStyle() throws -> Any { try style(.tabViewStyle, "tabViewStyle") }

  public func indexViewStyle() throws -> Any { try style(.indexViewStyle, "indexViewStyle") }

  /// The style that a modifier of the user's own keeps: `cardStyle` is looked for in `CardStyleModifier.style`.
  public func customStyle(_ modifierName: String) throws -> Any {
    let name = modifierName.prefix(1).uppercased() + modifierName.dropFirst() + "Modifier"
    let all = content.medium.viewModifiers
    guard let modifier = all.first(where: { $0.descriptor.bareName == name }) else {
      throw missingModifier(modifierName)
    }
    if let inner = try? Inspector.attribute(path: "style|style", value: modifier.modifier) {
      return inner
    }
    return try Inspector.attribute(label: "style", value: modifier.modifier)
  }

  func style(_ row: Structure, _ call: String) throws -> Any {
    try modifierAttribute(row, call, as: Any.self)
  }
}
