import Foundation

/// Stand-in.
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open private(set) var searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  public required init?(coder: NSCoder) { nil }
}

/// Stand-in: holds a text field.
open class UISearchBar: UIView {
  open var placeholder: String?
  open var text: String?
  open var scopeButtonTitles: [String]?
  open var showsScopeBar = false
  #if !os(tvOS)
    open var showsCancelButton = false
  #endif
  open weak var delegate: (any UISearchBarDelegate)?
  #if os(iOS) || os(visionOS)
    open var searchTextField: UISearchTextField { field }
  #endif
  private let field = UISearchTextField(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Stand-in.
open class UISearchTextField: UITextField {}

/// Stand-in.
@MainActor
public protocol UISearchBarDelegate: AnyObject {}
