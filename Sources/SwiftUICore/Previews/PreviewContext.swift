/// A key for a value in a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Values that a preview gives to the tool that shows it.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
