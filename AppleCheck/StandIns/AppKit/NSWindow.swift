#if os(macOS)
import Foundation

/// Stand-in.
@MainActor
open class NSWindow: NSResponder {
  public convenience init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    frame = CGRect(x: 0, y: 0, width: 400, height: 300)
  }

  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    super.init(standIn: ())
    NSApplication.shared.add(self)
  }

  open var title = ""
  open private(set) var frame: CGRect
  open var isReleasedWhenClosed = true
  open var isOpaque = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: NSColor! = .white
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var styleMask: StyleMask
  open private(set) var isKeyWindow = false
  open private(set) weak var firstResponder: NSResponder?

  open var contentView: NSView? {
    didSet {
      oldValue?.ownWindow = nil
      contentView?.frame = CGRect(origin: .zero, size: frame.size)
      contentView?.ownWindow = self
    }
  }

  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }

  open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
  open func makeKeyAndOrderFront(_ sender: Any?) { isKeyWindow = true }

  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }

  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }

  open func close() { contentView = nil }

  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
}
#endif
