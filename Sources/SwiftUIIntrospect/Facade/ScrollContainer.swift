#if !os(watchOS)
public import SwiftUI

/// A `List`, `Form`, `Table` or `ScrollView`, whatever class draws it on the running system.
///
/// ```swift
/// struct Inbox: View {
///   let messages = (1...500).map { "Message \($0)" }
///
///   var body: some View {
///     List(messages, id: \.self) { Text($0) }
///       .introspectScrollContainer { container in
///         container.contentInsets.bottom = 60
///         container.setBackground(.yellow)
///       }
///   }
/// }
/// ```
@MainActor
public struct ScrollContainer {
  let scroller: any ScrollingEntity

  /// The entity that scrolls: a `UIScrollView` (a table or a collection view is one too), an
  /// `NSScrollView` or a `GTK.ScrolledWindow`.
  public var entity: AnyObject { scroller }

  /// How far the content is scrolled, in points, from its top left corner.
  public var contentOffset: CGPoint {
    get { scroller.scrolledOffset }
    nonmutating set { scroller.scrolledOffset = newValue }
  }

  /// The space that is kept free around the content, in points.
  public var contentInsets: EdgeInsets {
    get { scroller.scrolledInsets }
    nonmutating set { scroller.scrolledInsets = newValue }
  }

  /// Draws a color behind the content. Nil draws none, so that what is behind is seen; on GTK it
  /// draws that of the theme.
  public func setBackground(_ color: Color?) {
    scroller.setScrolledBackground(color)
  }

  /// How many rows there are in all sections; nil in a `ScrollView`.
  public var rowCount: Int? { scroller.rows?.rowCount }

  /// The selected rows, counted from 0 over all sections; empty in a `ScrollView`. Numbers of no
  /// row are left out.
  public var selectedRows: [Int] {
    get { scroller.rows?.selectedRowNumbers ?? [] }
    nonmutating set {
      guard let rows = scroller.rows else { return }
      rows.selectedRowNumbers = newValue.filter { (0..<rows.rowCount).contains($0) }
    }
  }

  /// Scrolls so that a row is seen. Does nothing in a `ScrollView`, or if there is no such row.
  public func scrollToRow(_ row: Int, animated: Bool) {
    guard let rows = scroller.rows, (0..<rows.rowCount).contains(row) else { return }
    rows.scroll(toRow: row, animated: animated)
  }

  /// Lets a pull refresh the content; the indicator is shown until `action` returns. While it is
  /// shown, another call changes nothing.
  ///
  /// - Returns: False where the system has no such gesture: only iOS and visionOS have it.
  @discardableResult
  public func onRefresh(_ action: @escaping @MainActor () async -> Void) -> Bool {
    scroller.refresh(by: action)
  }
}

/// What a scroll container needs of the class behind it.
@MainActor
protocol ScrollingEntity: AnyObject {
  var scrolledOffset: CGPoint { get set }
  var scrolledInsets: EdgeInsets { get set }
  var rows: (any RowsEntity)? { get }

  func setScrolledBackground(_ color: Color?)
  func refresh(by action: @escaping @MainActor () async -> Void) -> Bool
}

extension ScrollingEntity {
  func refresh(by action: @escaping @MainActor () async -> Void) -> Bool { false }
}

/// What shows rows, which may be the scroll container itself.
@MainActor
protocol RowsEntity: AnyObject {
  var rowCount: Int { get }
  var selectedRowNumbers: [Int] { get set }

  func scroll(toRow row: Int, animated: Bool)
}

extension View {
  /// Hands over what scrolls in a `List`, `Form`, `Table` or `ScrollView`, as one type on all
  /// versions of all platforms.
  ///
  /// - Parameters:
  ///   - scope: Where to look; from inside the container that is `.ancestor`.
  ///   - timing: When it is handed over.
  ///   - customize: Gets the container, and again after each update of the view.
  @MainActor @ViewBuilder
  public func introspectScrollContainer(
    scope: IntrospectionScope = .receiver, timing: IntrospectionTiming = .immediate,
    customize: @escaping (ScrollContainer) -> Void
  ) -> some View {
    #if GTK || canImport(UIKit) || canImport(AppKit)
    introspect(
      ScrollContainerType(), on: .iOS, .tvOS, .visionOS, .macOS, .gtk, scope: scope,
      timing: timing
    ) { customize(ScrollContainer(scroller: $0)) }
    #else
    self
    #endif
  }
}

#if GTK || canImport(UIKit) || canImport(AppKit)
/// Whatever scrolls.
private struct ScrollContainerType: PlatformIntrospectable {
  typealias iOS13 = ScrollEntity
  typealias tvOS13 = ScrollEntity
  typealias visionOS1 = ScrollEntity
  typealias macOS10_15 = ScrollEntity
  typealias GTK4 = ScrollEntity
}
#endif
#endif
