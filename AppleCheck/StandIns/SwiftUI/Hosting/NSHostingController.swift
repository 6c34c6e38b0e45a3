#if os(macOS)
/// Stand-in for the controller that shows a SwiftUI view.
open class NSHostingController<Content: View>: NSViewController {
  private var hosted: HostedContent<Content>?

  open var rootView: Content {
    didSet { hosted?.value = rootView }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = NSHostingView(rootView: rootView)
    self.view = view
    hosted = view.hosted
  }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    _ = view
    return hosted?.sizeThatFits(size) ?? .zero
  }

  /// Applies all changes so far, and lays out.
  package func flush() {
    hosted?.flush()
    view.layoutSubtreeIfNeeded()
  }

  package var graph: ViewGraph? { hosted?.graph }

  /// Takes the content down.
  package func end() {
    hosted?.end()
    hosted = nil
    (viewIfLoaded as? NSHostingView<Content>)?.hosted = nil
  }
}

/// Stand-in for the view that shows a SwiftUI view.
open class NSHostingView<Content: View>: NSView {
  fileprivate var hosted: HostedContent<Content>?

  open var rootView: Content {
    didSet { hosted?.value = rootView }
  }

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    hosted = HostedContent(rootView, in: self)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layout() {
    super.layout()
    hosted?.flush()
  }
}
#endif
