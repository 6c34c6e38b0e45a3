import Foundation

/// Stand-in.
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open private(set) var searchResultsController: UIViewController?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  public required init?(coder: NSCoder) { nil }

  #if os(tvOS)
  open override func viewDidLoad() {
    super.viewDidLoad()
    view?.addSubview(searchBar)
  }
  #endif
}

/// Stand-in: shows a search controller as any other.
open class UISearchContainerViewController: UIViewController {
  public final let searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(searchController)
    if let child = searchController.view { view?.addSubview(child) }
    searchController.didMove(toParent: self)
  }
}

/// Stand-in: holds a text field.
open class UISearchBar: UIView {
  #if os(tvOS)
  private let field = UITextField(frame: .zero)
  #else
  public final let searchTextField = UISearchTextField(frame: .zero)
  private var field: UITextField { searchTextField }
  open var showsCancelButton = false
  #endif
  open var placeholder: String?
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var scopeButtonTitles: [String]?
  open var showsScopeBar = false
  open weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  public required init?(coder: NSCoder) { nil }
}

#if !os(tvOS)
/// Stand-in.
open class UISearchTextField: UITextField {}
#endif

/// Stand-in.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {}
