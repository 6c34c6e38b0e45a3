import Foundation

/// Stand-in.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped
    #if !os(tvOS)
    case insetGrouped
    #endif
  }

  open private(set) var style: Style
  open var backgroundView: UIView?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var rowHeight: CGFloat = -1
  @available(iOS 15, tvOS 15, *)
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open weak var dataSource: (any UITableViewDataSource)?
  open var separatorInset = UIEdgeInsets.zero
  #if !os(tvOS)
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  #endif

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  open var visibleCells: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedRows = indexPath.map { [$0] }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard indexPath.count == 2, visibleCells.indices.contains(indexPath[1]) else { return }
    contentOffset = visibleCells[indexPath[1]].frame.origin
  }

  open func reloadData() {}
  open var numberOfSections: Int { 1 }
  open func numberOfRows(inSection section: Int) -> Int { visibleCells.count }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
}

/// Stand-in.
open class UITableViewCell: UIView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  open var selectionStyle: SelectionStyle = .default
  open var accessoryType: AccessoryType = .none
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
    #if !os(tvOS)
    case detailDisclosureButton = 2
    case detailButton = 4
    #endif
  }
  #if !os(tvOS)
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  #endif
}

/// Stand-in.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// Stand-in.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {}
