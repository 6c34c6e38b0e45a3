/// A stored property of a view that updates the view when its source of truth changes.
///
/// Conform a type of your own to group `@State`, `@Environment` and other dynamic properties; `update()` is
/// called on the main actor before each evaluation of the `body` of the view that holds it, after the
/// properties inside have been connected.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
