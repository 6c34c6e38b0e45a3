/// A key for a value of your own that views carry for a ``Layout``.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

package enum LayoutValueTraitKey<K: LayoutValueKey>: LayoutTraitKey {
  package static var defaultValue: K.Value { K.defaultValue }
  package static var effect: LayoutTraitEffect { .arrangement }
}
