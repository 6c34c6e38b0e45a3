import Foundation

/// Pages on top of a first one, with a way back.
///
/// Drawn with a `GtkStack` under a header bar with a back button; the header bar becomes the window's own where
/// the stack fills a window that is not shown yet. Alt with the arrow that points back does what that button does.
public struct NavigationStack<Data, Root: View> {
  package var root: Root
  package var path: NavigationStackPath

  fileprivate init(_ path: NavigationStackPath, _ root: Root) {
    self.path = path
    self.root = root
  }
}

/// Where a stack's values are kept.
package struct NavigationStackPath {
  /// The values now; nil where the stack keeps them itself.
  let read: (() -> [AnyHashable])?
  let write: (([AnyHashable]) -> Void)?
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.init(NavigationStackPath(read: nil, write: nil), root())
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let path = NavigationStackPath(
      read: { path.wrappedValue.elements }, write: { path.wrappedValue.elements = $0 })
    self.init(path, root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let path = NavigationStackPath(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.init(path, root())
  }
}

extension NavigationStack: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { NavigationNode(view, inputs) }
}

/// What a renderer needs of a navigation stack.
package struct NavigationPrimitive: Primitive {
  package static let viewName = "NavigationStack"
  package struct Page: Equatable {
    package let id: Int
    package let title: String
    package let hidesBackButton: Bool
  }

  /// The root first, the page that is shown last.
  package let pages: [Page]
  package let isAnimated: Bool
  package let pop: () -> Void
}

extension NavigationPrimitive: PagedPrimitive {
  package var pageIdentifiers: [Int] { pages.map(\.id) }
}

extension NavigationPrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize { proposal.filled }
}
