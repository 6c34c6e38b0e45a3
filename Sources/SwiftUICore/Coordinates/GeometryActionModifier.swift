/// Runs an action when a value made from a view's geometry changes.
package struct _GeometryActionModifier<Value: Equatable> {
  package var value: (GeometryProxy) -> Value
  package var action: (Value, Value) -> Void
}

extension _GeometryActionModifier: ItemModifier {
  package typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> GeometryActionItem<Value> {
    GeometryActionItem(child: child, modifier: self)
  }

  @MainActor package func configure(_ item: GeometryActionItem<Value>) { item.modifier = self }
}

package final class GeometryActionItem<Value: Equatable>: WrapperItem, GeometryObserver {
  var modifier: _GeometryActionModifier<Value>
  private var last: Value?
  private lazy var source = GeometrySource(self)

  init(child: LayoutItem, modifier: _GeometryActionModifier<Value>) {
    self.modifier = modifier
    super.init(child: child)
    graph.geometry.add(self)
  }

  package func geometryMayHaveChanged() {
    guard wasPlaced, host != nil else { return }
    let value = modifier.value(GeometryProxy(source: source))
    guard value != last else { return }
    let old = last ?? value
    last = value
    let action = modifier.action
    graph.afterCommit(.change) { action(old, value) }
  }
}

extension View {
  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  ///
  /// - Parameters:
  ///   - transform: makes the value; called after each layout that may have changed it.
  ///   - action: called on the main actor after a layout, with the first value and each that differs from the one
  ///     before.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(value: transform) { _, new in action(new) })
  }

  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  ///
  /// - Parameter action: called with the value before and the new one; for the first one both are the same.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(value: transform, action: action))
  }
}
