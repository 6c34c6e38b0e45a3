#if os(macOS)
import Foundation

/// Stand-in: as AppKit's, which arranges all its subviews unless told otherwise.
open class NSSplitView: NSView {
  public typealias AutosaveName = String
  public enum DividerStyle: Int, Sendable { case thick = 1, thin = 2, paneSplitter = 3 }

  open var isVertical = false
  open var dividerStyle: DividerStyle = .thick
  open var autosaveName: AutosaveName?
  open var arrangedSubviews: [NSView] { subviews }
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
}
#endif
