#if os(macOS)
/// Stand-in.
open class NSButton: NSControl {
  open var title = ""
  open var state: NSControl.StateValue = .off
  open var bezelStyle: BezelStyle = .push
  open var bezelColor: NSColor?
  open var isBordered = true
  open var image: NSImage?
  open var imagePosition: NSControl.ImagePosition = .noImage
  open var keyEquivalent = ""
  open var isTransparent = false
  open var showsBorderOnlyWhileMouseInside = false

  public enum BezelStyle: UInt, Sendable {
    @available(macOS 14, *)
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
  }
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
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

/// Stand-in.
open class NSPopUpButton: NSButton {
  open var pullsDown = false
  open var itemTitles: [String] { titles }
  private var titles: [String] = []
  open var numberOfItems: Int { titles.count }
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
