#if canImport(UIKit)
/// Stand-in for the controller that shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
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
    let view = _UIHostingView<Content>(frame: .zero)
    self.view = view
    let hosted = HostedContent(rootView, in: view)
    self.hosted = hosted
    view.hosted = hosted
  }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosted?.sizeThatFits(size) ?? .zero
  }

  /// Applies all changes so far, and lays out.
  package func flush() {
    hosted?.flush()
    view.layoutIfNeeded()
  }

  package var graph: ViewGraph? { hosted?.graph }

  /// Takes the content down.
  package func end() {
    hosted?.end()
    hosted = nil
  }
}

open class _UIHostingView<Content: View>: UIView {
  fileprivate weak var hosted: HostedContent<Content>?

  open override func layoutSubviews() {
    super.layoutSubviews()
    hosted?.flush()
  }
}
#endif
