#if os(macOS)
@_exported import QuartzCore

/// Stand-in: a color that is told from others by its components.
open class NSColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init?(cgColor: CGColor) { self.cgColor = cgColor }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.cgColor == cgColor
  }

  open override var hash: Int { cgColor.hashValue }

  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  private func part(_ index: Int) -> CGFloat { cgColor.components?[index] ?? 0 }
  open var redComponent: CGFloat { part(0) }
  open var greenComponent: CGFloat { part(1) }
  open var blueComponent: CGFloat { part(2) }
  open var alphaComponent: CGFloat { part(3) }

  open class var black: NSColor { NSColor(white: 0, alpha: 1) }
  open class var white: NSColor { NSColor(white: 1, alpha: 1) }
  open class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  open class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var cyan: NSColor { NSColor(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var yellow: NSColor { NSColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var orange: NSColor { NSColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var clear: NSColor { NSColor(white: 0, alpha: 0) }
  open class var systemRed: NSColor { NSColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  open class var systemBlue: NSColor { NSColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
}

/// Stand-in: all colors are in the one.
open class NSColorSpace: NSObject, @unchecked Sendable {
  open class var sRGB: NSColorSpace { NSColorSpace() }
}
#endif
