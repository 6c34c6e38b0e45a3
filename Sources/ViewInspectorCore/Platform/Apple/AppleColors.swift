#if !os(Linux)
import SwiftUI

#if os(macOS)
private typealias PlatformColor = NSColor
#else
private typealias PlatformColor = UIColor
#endif

extension Platform {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func pick(_ color: SwiftUI.Color, in picker: Any) throws {
    try pick(PlatformColor(color), in: picker)
  }

  fileprivate static func pick(_ color: PlatformColor, in picker: Any) throws {
    try Inspector.attribute(.colorPickerColor, of: picker, type: Binding<PlatformColor>.self)
      .wrappedValue = color
  }
}

#if os(iOS) || os(macOS) || os(visionOS)
extension InspectableView where View == ViewType.ColorPicker {
  /// Picks a color, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(color: CGColor) throws {
    #if os(macOS)
    try select(color: NSColor(cgColor: color) ?? .clear)
    #else
    try select(color: UIColor(cgColor: color))
    #endif
  }

  #if os(macOS)
  /// Picks a color, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(color: NSColor) throws {
    try guardIsResponsive()
    try Platform.pick(color, in: content.view)
  }
  #else
  /// Picks a color, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select(color: UIColor) throws {
    try guardIsResponsive()
    try Platform.pick(color, in: content.view)
  }
  #endif
}
#endif

#if os(macOS)
extension ViewType.ColorPicker.RGBA {
  public init(color: NSColor) {
    let color: NSColor = color.usingColorSpace(.sRGB) ?? color
    self.init(
      red: color.redComponent, green: color.greenComponent, blue: color.blueComponent,
      alpha: color.alphaComponent)
  }

  public init(color: CGColor) { self.init(color: NSColor(cgColor: color) ?? .clear) }

  @available(macOS 11.0, *)
  public init(color: SwiftUI.Color) { self.init(color: NSColor(color)) }
}
#else
extension ViewType.ColorPicker.RGBA {
  public init(color: UIColor) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  public init(color: SwiftUI.Color) { self.init(color: UIColor(color)) }
}
#endif
#endif
