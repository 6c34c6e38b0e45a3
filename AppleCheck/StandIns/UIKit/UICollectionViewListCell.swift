import Foundation

/// Stand-in.
@available(iOS 14, tvOS 14, *)
open class UICollectionViewListCell: UICollectionViewCell {}

/// Stand-in.
@available(iOS 14, tvOS 14, *)
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

@available(iOS 14, tvOS 14, *)
extension UICollectionViewCell {
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITableViewCell {
  #if !os(tvOS)
  public var separatorInset: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  #endif

  @available(iOS 14, tvOS 14, *)
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITableView {
  public var sectionHeaderHeight: CGFloat {
    get { kept(-1) }
    set { keep(newValue) }
  }

  public var sectionFooterHeight: CGFloat {
    get { kept(-1) }
    set { keep(newValue) }
  }

  @available(iOS 15, tvOS 15, *)
  public var isPrefetchingEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UICollectionView {
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Stand-in.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// Stand-in.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
