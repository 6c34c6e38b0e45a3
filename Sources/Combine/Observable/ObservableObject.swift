/// An object that tells before it changes.
///
/// ```swift
/// final class Contact: ObservableObject {
///   @Published var name = "John"
/// }
/// let contact = Contact()
/// let cancellable = contact.objectWillChange.sink { print("\(contact.name) will change") }
/// contact.name = "Jane"  // prints "John will change"
/// cancellable.cancel()
/// ```
public protocol ObservableObject: AnyObject {
  /// The type of publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property of the object, its superclasses' included, changes.
  ///
  /// It is the same publisher as long as the object lives, and can be asked for on any thread.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectRegistry.shared.publisher(for: self)
  }
}
