import SwiftUI

extension ViewType {
  public struct ColorPicker: KnownViewType, SupplementaryViews {
    public static let typePrefix = "ColorPicker"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ColorPicker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.colorPickerLabel), "labelView()")
  }

  /// Picks a colour, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func select(color: SwiftUI.Color) throws {
    try guardIsResponsive()
    #if os(iOS) || os(visionOS)
    try binding(UIColor.self).wrappedValue = UIColor(color)
    #elseif os(macOS)
    try binding(NSColor.self).wrappedValue = NSColor(color)
    #else
    try binding(SwiftUI.Color.self).wrappedValue = color
    #endif
  }

  #if canImport(CoreGraphics) && (os(iOS) || os(visionOS) || os(macOS))
  /// Picks a colour, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(color: CGColor) throws {
    #if os(macOS)
    try select(color: NSColor(cgColor: color) ?? .clear)
    #else
    try select(color: UIColor(cgColor: color))
    #endif
  }
  #endif

  #if os(macOS)
  public func select(color: NSColor) throws {
    try guardIsResponsive()
    try binding(NSColor.self).wrappedValue = color
  }
  #elseif os(iOS) || os(visionOS)
  public func select(color: UIColor) throws {
    try guardIsResponsive()
    try binding(UIColor.self).wrappedValue = color
  }
  #endif

  private func binding<T>(_ type: T.Type) throws -> Binding<T> {
    try Inspector.attribute(.colorPickerColor, of: content.view, type: Binding<T>.self)
  }
}
