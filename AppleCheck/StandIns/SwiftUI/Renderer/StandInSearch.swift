#if canImport(UIKit)
/// What `.searchable` adds to a page of a navigation controller.
@MainActor
final class StandInSearch {
  private let controller = UISearchController(searchResultsController: nil)
  private weak var page: UIViewController?
  #if os(tvOS)
  private var container: UIViewController?
  #endif

  var text: String {
    get { controller.searchBar.text ?? "" }
    set { controller.searchBar.text = newValue }
  }

  /// Whether the system puts a page's search field into a search bar. From iOS 26 on it does only in a
  /// tab view and, on an iPad, in columns.
  static func hasBar(in page: UIViewController) -> Bool {
    #if os(iOS)
    StandIn.release < 26 || page.tabBarController != nil || page.splitViewController != nil
    #else
    true
    #endif
  }

  /// On tvOS only this much is known of the place: it is inside the navigation controller.
  func install(in page: UIViewController) {
    self.page = page
    #if os(tvOS)
    let container = UISearchContainerViewController(searchController: controller)
    self.container = container
    page.addChild(container)
    if let view = container.view { page.view?.addSubview(view) }
    container.didMove(toParent: page)
    #else
    page.navigationItem.searchController = controller
    #endif
  }

  func remove() {
    #if os(tvOS)
    container?.viewIfLoaded?.removeFromSuperview()
    container?.removeFromParent()
    container = nil
    #else
    page?.navigationItem.searchController = nil
    #endif
    page = nil
  }
}
#endif
