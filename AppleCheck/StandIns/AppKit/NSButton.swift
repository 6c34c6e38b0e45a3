#if os(macOS)
  /// Stand-in.
  open class NSButton: NSControl {
    open var title = ""
    open var state: NSControl.StateValue = .off
    open var bezelStyle: BezelStyle = .rounded
    open var bezelColor: NSColor?
    open var isBordered = true
    open var image: NSImage?
    open var imagePosition: NSControl.ImagePosition = .noImage
    open var keyEquivalent = ""
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false

    public enum BezelStyle: UInt, Sendable { case rounded = 1, regularSquare = 2, inline = 15 }
  }

  extension NSControl {
    /// Stand-in.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let mixed = StateValue(rawValue: -1)
      public static let off = StateValue(rawValue: 0)
      public static let on = StateValue(rawValue: 1)
    }

    /// Stand-in.
    public enum ImagePosition: UInt, Sendable { case noImage, imageOnly, imageLeft }
  }

  /// Stand-in.
  open class NSPopUpButton: NSButton {
    open var pullsDown = false
    open var itemTitles: [String] { titles }
    private var titles: [String] = []
    open func addItem(withTitle title: String) { titles.append(title) }
  }

  /// Stand-in.
  open class NSImageView: NSControl {
    open var image: NSImage?
  }

  /// Stand-in.
  open class NSSwitch: NSControl {
    open var state: NSControl.StateValue = .off
  }
#endif
