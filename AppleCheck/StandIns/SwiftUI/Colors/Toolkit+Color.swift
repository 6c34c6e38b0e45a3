#if canImport(UIKit)
extension Color {
  public init(uiColor: UIColor) { self.init(uiColor.cgColor.standInParts) }

  @available(*, deprecated, message: "use Color(uiColor:)")
  public init(_ color: UIColor) { self.init(uiColor: color) }
}
#else
extension Color {
  public init(nsColor: NSColor) { self.init(nsColor.cgColor.standInParts) }

  @available(*, deprecated, message: "use Color(nsColor:)")
  public init(_ color: NSColor) { self.init(nsColor: color) }
}
#endif

extension Color {
  fileprivate init(_ parts: [Double]) {
    self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension CGColor {
  /// Red, green, blue and opacity.
  fileprivate var standInParts: [Double] {
    let parts = (components ?? []).map(Double.init)
    return parts.count == 4 ? parts : [0, 0, 0, 1]
  }
}
