/// A `NavigationStack`: a navigation controller with a controller for each page; on macOS a view
/// with the last page.
@MainActor
final class StandInNavigation: StandInNative, PagedNativeView {
  private var primitive: NavigationPrimitive
  private var containers: [Int: StandInContainer] = [:]
  let shape: StandInShape
  var pageDidLeave: ((Int) -> Void)?

  init(_ primitive: NavigationPrimitive) {
    self.primitive = primitive
    #if canImport(UIKit)
    shape = StandInShape(hosting: UINavigationController())
    #else
    shape = StandInShape(group: ContentView(frame: .zero))
    #endif
  }

  func container(ofPage id: Int) -> any NativeContainer {
    if let known = containers[id] { return known }
    #if canImport(UIKit)
    let page = PageController()
    page.loadViewIfNeeded()
    pages[id] = page
    let container = StandInContainer(page.view)
    #else
    let container = StandInContainer(ContentView(frame: .zero))
    #endif
    containers[id] = container
    return container
  }

  #if canImport(UIKit)
  private var pages: [Int: PageController] = [:]

  private func show() {
    let controllers = primitive.pages.compactMap { pages[$0.id] }
    guard let controller = shape.controller as? UINavigationController else { return }
    if controller.viewControllers != controllers { controller.viewControllers = controllers }
  }
  #else
  private func show() {
    for view in root?.subviews ?? [] { view.removeFromSuperview() }
    if let page = topContainer?.view { root?.addSubview(page) }
  }
  #endif

  private var topContainer: StandInContainer? {
    primitive.pages.last.flatMap { containers[$0.id] }
  }

  func update(_ primitive: any Primitive) {
    guard let navigation = primitive as? NavigationPrimitive else { return }
    self.primitive = navigation
    show()
    let shown = Set(navigation.pages.map(\.id))
    for id in containers.keys where !shown.contains(id) {
      containers[id] = nil
      #if canImport(UIKit)
      pages[id] = nil
      #endif
      pageDidLeave?(id)
    }
    topContainer?.onAllocate?(root?.frame.size ?? .zero)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.filled }

  func setFrame(_ frame: CGRect) {
    root?.frame = frame
    topContainer?.view.frame = CGRect(origin: .zero, size: frame.size)
    topContainer?.onAllocate?(frame.size)
  }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {}

  func dispose() { shape.controller?.removeFromParent() }
}
