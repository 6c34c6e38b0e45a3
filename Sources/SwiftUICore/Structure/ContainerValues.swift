/// A key for a value that views carry for the container that reads its subviews.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A collection of container values associated with a given view.
///
/// Declare a value as for the environment, with a ``ContainerValueKey`` in place of an `EnvironmentKey`; write it
/// with ``SwiftUICore/View/containerValue(_:_:)`` and read it from a ``Subview``.
public struct ContainerValues {
  /// By the trait keys of the values.
  package private(set) var written: [ObjectIdentifier: Any] = [:]
  private let item: LayoutItem?

  package init(item: LayoutItem? = nil) { self.item = item }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let trait = ObjectIdentifier(ContainerValueTraitKey<Key>.self)
      if let value = written[trait] as? Key.Value { return value }
      guard let item else { return Key.defaultValue }
      return onMainActor(item) { $0.trait(ContainerValueTraitKey<Key>.self) }
    }
    set { written[ObjectIdentifier(ContainerValueTraitKey<Key>.self)] = newValue }
  }

  /// The view's tag of a type, set with `tag(_:)`; nil where it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    selectionTag?.base as? V
  }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  private var selectionTag: AnyHashable? {
    guard let item else { return nil }
    return onMainActor(item) { $0.selectionTag }
  }
}

/// One container value of a view.
package enum ContainerValueTraitKey<Key: ContainerValueKey>: LayoutTraitKey {
  package static var defaultValue: Key.Value { Key.defaultValue }
}

/// The container values that one modifier writes, by the keys of their traits.
package enum ContainerValuesTraitKey: LayoutTraitKey {
  package static var defaultValue: [ObjectIdentifier: Any] { [:] }

  package static func value<K: LayoutTraitKey>(
    _ value: [ObjectIdentifier: Any], as key: K.Type
  ) -> K.Value? { value[ObjectIdentifier(key)] as? K.Value }
}

extension View {
  /// Sets a value for the container that reads this view as a subview.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(_TraitWritingModifier<ContainerValuesTraitKey>(value: values.written))
  }
}
