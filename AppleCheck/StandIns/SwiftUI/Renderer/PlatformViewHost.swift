/// The wrapper that SwiftUI puts around each view of UIKit or AppKit; its name is publicly known.
class PlatformViewHost<Content>: StandInView {
  /// The controller of the view inside, which becomes a child of the nearest one outside.
  var hosted: StandInController?

  convenience init(_ view: StandInView, frame: CGRect = .zero) {
    self.init(frame: frame)
    addSubview(view)
  }

  #if canImport(UIKit)
  override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }
  #else
  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    windowDidChange()
  }

  override func layout() {
    super.layout()
    fill()
  }
  #endif

  private func windowDidChange() {
    guard let hosted, hosted.parent == nil, window != nil else { return }
    guard let outer = superview?.nearestController else { return }
    outer.addChild(hosted)
    #if canImport(UIKit)
    hosted.didMove(toParent: outer)
    #endif
  }

  private func fill() {
    for view in subviews { view.frame = CGRect(origin: .zero, size: frame.size) }
  }
}
