import SwiftUI

extension InspectableView {
  public func clipShape<S: Shape>(_ shape: S.Type) throws -> S {
    let value = try modifierAttribute(.clipShape, "clipShape", as: Any.self)
    return try Inspector.cast(value: value, type: S.self)
  }

  public func clipStyle() throws -> FillStyle { try modifierAttribute(.clipStyle, "clipStyle") }

  /// The shape that `ContainerRelativeShape` is a part of in the view.
  public func containerShape<S: Shape>(_ shape: S.Type) throws -> S {
    let value = try modifierAttribute(.containerShape, "containerShape", as: Any.self)
    return try Inspector.cast(value: value, type: S.self)
  }

  /// The radius of the rounded rectangle that the view is clipped to, in points.
  public func cornerRadius() throws -> CGFloat {
    let rectangles = modifiers(.clipShape).compactMap { modifier in
      try? Inspector.attribute(.clipShape, of: modifier.modifier, type: RoundedRectangle.self)
    }
    guard let rectangle = rectangles.first else { throw missingModifier("cornerRadius") }
    return rectangle.cornerSize.width
  }

  /// The view whose alpha channel masks this one.
  public func mask(_ index: Int? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent([.mask], "mask", index)
  }
}

extension ModifierViews {
  static let mask = ModifierViews("_MaskEffect") { try $0.mask($1) }
}
