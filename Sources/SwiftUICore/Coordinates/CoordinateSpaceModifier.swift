/// Names the coordinate space of a view.
public struct _CoordinateSpaceModifier<Name: Hashable> {
  public var name: Name

  public init(name: Name) { self.name = name }
}

extension _CoordinateSpaceModifier: Equatable {}
extension _CoordinateSpaceModifier: Sendable where Name: Sendable {}

extension _CoordinateSpaceModifier: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> CoordinateSpaceItem {
    CoordinateSpaceItem(child: child, name: AnyHashable(name))
  }

  @MainActor package func configure(_ item: CoordinateSpaceItem) { item.name = AnyHashable(name) }
}

package final class CoordinateSpaceItem: WrapperItem {
  package var name: AnyHashable

  init(child: LayoutItem, name: AnyHashable) {
    self.name = name
    super.init(child: child)
  }

  package override func isCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  /// Assigns a name to the view's coordinate space, so other code can operate on dimensions relative to it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: name))
  }

  /// Assigns a name to the view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
