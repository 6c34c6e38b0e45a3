import SwiftUI

/// A kind of views in front of a view, or behind it, and what they are called by.
@MainActor
struct LayerKind {
  let call: String
  let rows: [Structure]

  static let overlay = LayerKind(call: "overlay", rows: [.overlay, .overlayStyle])
  static let background = LayerKind(call: "background", rows: [.background, .backgroundStyle])
  static let overlayPreferenceValue = LayerKind(
    call: "overlayPreferenceValue", rows: [.overlayPreference])
  static let backgroundPreferenceValue = LayerKind(
    call: "backgroundPreferenceValue", rows: [.backgroundPreference])

  /// Whether the modifier puts such a layer. Those that read preferences are told apart by what they show.
  func includes(_ modifier: AppliedModifier) -> Bool {
    rows.contains { $0.matches(modifier.descriptor) }
  }

  func view(of modifier: AppliedModifier) throws -> Any {
    if let reading = modifier.modifier as? any PreferenceLayer {
      return try reading.layerForDefaultValue()
    }
    guard let row = rows.first(where: { $0.matches(modifier.descriptor) }) else {
      throw InspectionError.viewNotFound(parent: "Overlay")
    }
    return try Inspector.attribute(row, of: modifier.modifier)
  }
}

/// A layer that is made from the value of a preference.
@MainActor
protocol PreferenceLayer {
  /// What it shows while nobody has set the preference.
  func layerForDefaultValue() throws -> Any
}

extension InspectableView {
  /// The index-th overlay of the view, views and styles counted together, the first applied being 0.
  public func overlay(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer(.overlay, index)
  }

  /// The index-th background of the view, views and styles counted together, the first applied being 0.
  public func background(_ index: Int? = nil) throws -> InspectableView<ViewType.Overlay> {
    try layer(.background, index)
  }

  /// What the index-th `overlayPreferenceValue` of the view shows for the preference's default value.
  public func overlayPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> { try layer(.overlayPreferenceValue, index) }

  /// What the index-th `backgroundPreferenceValue` of the view shows for the preference's default value.
  public func backgroundPreferenceValue(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> { try layer(.backgroundPreferenceValue, index) }

  private func layer(
    _ kind: LayerKind, _ index: Int?
  ) throws -> InspectableView<ViewType.Overlay> {
    try modifierContent(kind.call, index, where: kind.includes, view: kind.view)
  }

  /// The style and the width, in points, of the view's border.
  public func border<S: ShapeStyle>(_ style: S.Type) throws -> (shapeStyle: S, width: CGFloat) {
    for modifier in modifiers(.overlay) {
      guard let overlay = try? Inspector.attribute(.overlay, of: modifier.modifier),
        let shape = try? Inspector.attribute(.borderShape, of: overlay),
        let stroke = try? Inspector.attribute(.shapeStrokeStyle, of: shape, type: StrokeStyle.self)
      else { continue }
      let value = try Inspector.attribute(.shapeViewStyle, of: overlay)
      return (try Inspector.cast(value: value, type: S.self), stroke.lineWidth)
    }
    throw missingModifier("border")
  }
}

extension ModifierViews {
  static let background = ModifierViews(
    "_BackgroundModifier", "_BackgroundStyleModifier"
  ) { try viewLayer($0.background($1)) }
  static let overlay = ModifierViews(
    "_OverlayModifier", "_OverlayStyleModifier"
  ) { try viewLayer($0.overlay($1)) }
  static let overlayPreferenceValue = ModifierViews(
    "_OverlayPreferenceModifier"
  ) { try $0.overlayPreferenceValue($1) }
  static let backgroundPreferenceValue = ModifierViews(
    "_BackgroundPreferenceModifier"
  ) { try $0.backgroundPreferenceValue($1) }

  /// The layer, unless it is a style that is no view, in which there is nothing to be found.
  private static func viewLayer(
    _ layer: InspectableView<ViewType.Overlay>
  ) throws -> any UnwrappedView {
    guard layer.content.view is any SwiftUI.View else {
      throw InspectionError.viewNotFound(parent: layer.content.typeName)
    }
    return layer
  }
}
