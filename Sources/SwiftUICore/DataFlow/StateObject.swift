/// A property wrapper type that makes an observable object and keeps it as long as the view's identity lasts.
///
/// The closure that the initial value is becomes called once for each identity, before the view's first `body`.
/// The view is updated whenever the object says that it changes.
///
/// ```swift
/// final class LibraryModel: ObservableObject {
///   @Published var books: [String] = []
/// }
///
/// struct Library: View {
///   @StateObject private var model = LibraryModel()
///   var body: some View { Text("\(model.books.count)") }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  package enum Storage {
    case initially(() -> ObjectType)
    case object(ObservedObject<ObjectType>)
  }
  package var storage: Storage

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object.wrappedValue }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    object.projectedValue
  }

  @MainActor private var object: ObservedObject<ObjectType> {
    switch storage {
    case .object(let object): return object
    case .initially(let make):
      Diagnostics.reportOnce(
        "StateObject<\(ObjectType.self)> was read outside of a view that is on screen; "
          + "this makes a new object each time.")
      return ObservedObject(wrappedValue: make())
    }
  }
}

extension StateObject: ComparedInPart {
  // The closure that a view was made with matters only once.
  package func isSame(as other: StateObject) -> Bool { true }
}

extension StateObject: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    guard case .initially(let make) = storage else { return }
    let owner: Owner
    if let known = slot as? Owner {
      owner = known
    } else {
      // What the object reads while it is made is none of the view's business.
      owner = Owner(ReadTracking.untracked(make))
      slot = owner
    }
    owner.observation.observe(owner.object, for: node)
    storage = .object(ObservedObject(wrappedValue: owner.object))
  }

  /// Keeps the object, in the view's node.
  @MainActor
  private final class Owner: DetachableStorage, WrittenState {
    let object: ObjectType
    nonisolated let observation: ObjectObservation

    init(_ object: ObjectType) {
      self.object = object
      observation = ObjectObservation()
    }

    nonisolated var wasWritten: Bool { observation.hasFired }

    func detach() { observation.detach() }
  }
}
