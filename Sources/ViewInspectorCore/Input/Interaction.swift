import SwiftUI

/// What `contentShape(_:eoFill:)` was given.
public struct ContentShape<S: Shape> {
  public let shape: S
  public let eoFill: Bool
}

extension ContentShape: Equatable {
  /// Shapes are equal that draw the same path.
  public static func == (one: Self, other: Self) -> Bool {
    let place = CGRect(x: 0, y: 0, width: 200, height: 100)
    return one.eoFill == other.eoFill && one.shape.path(in: place) == other.shape.path(in: place)
  }
}

extension InspectableView {
  public func contentShape<S: Shape>(_ shape: S.Type) throws -> ContentShape<S> {
    let value = try modifierAttribute(.contentShape, "contentShape", as: Any.self)
    return ContentShape(
      shape: try Inspector.cast(value: value, type: S.self),
      eoFill: try modifierAttribute(.contentShapeEOFill, "contentShape"))
  }

  /// Calls what `onHover(perform:)` was given.
  ///
  /// - Parameter isInside: whether the pointer is over the view.
  public func callOnHover(_ isInside: Bool = true) throws {
    let modifier = try modifier(.hoverCallback, "onHover")
    let action = try Inspector.boolAction(.hoverCallback, of: modifier.modifier)
    try guardIsResponsive()
    action(isInside)
  }

  /// The text of `help(_:)`.
  public func help() throws -> InspectableView<ViewType.Text> {
    try modifierContent([.tooltipText], "help", nil)
  }
}

extension ModifierViews {
  static let help = ModifierViews("_TooltipModifier") { view, _ in try view.help() }
}
