#if os(macOS)
  import Foundation

  /// Stand-in.
  open class NSSplitView: NSView {
    open var isVertical = true
    open var dividerStyle: DividerStyle = .thin
    open var autosaveName: String?
    open var arrangedSubviews: [NSView] { subviews }
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}

    public enum DividerStyle: Int, Sendable { case thick = 1, thin = 2, paneSplitter = 3 }
  }
#endif
