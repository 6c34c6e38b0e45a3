#if !os(watchOS)
/// Keeps an introspected entity beyond the closure without keeping it alive.
///
/// `@State` would hold the entity strongly, and with it often the view that owns it.
@_spi(Advanced)
@propertyWrapper
public final class Weak<T: AnyObject> {
  private weak var object: T?

  public var wrappedValue: T? {
    get { object }
    set { object = newValue }
  }

  public init(wrappedValue: T? = nil) {
    object = wrappedValue
  }
}
#endif
