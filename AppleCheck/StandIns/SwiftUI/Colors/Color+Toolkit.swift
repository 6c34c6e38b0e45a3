#if canImport(UIKit)
extension UIColor {
  /// Stand-in: the color as it is in an environment of defaults.
  @available(iOS 14, tvOS 14, *)
  public convenience init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }
}
#else
extension NSColor {
  /// Stand-in: the color as it is in an environment of defaults.
  @available(macOS 11, *)
  public convenience init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }
}
#endif
