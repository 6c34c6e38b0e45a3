/// A property wrapper type for an observable object that an ancestor view puts into the environment.
///
/// The view is updated whenever the object says that it changes. Reading the property where no ancestor has called
/// ``SwiftUICore/View/environmentObject(_:)`` for the type stops the program with a message that names the property
/// and the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    package let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  package var _store: ObjectType?
  package var _seed: Int = 0

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let _store else {
      fatalError(
        MissingObject.message(
          "ObservableObject", ObjectType.self, wrapper: Self.self, written: "@EnvironmentObject",
          remedy: "View.environmentObject(_:)"))
    }
    return _store
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: ComparedInPart {
  package func isSame(as other: EnvironmentObject) -> Bool { true }
}

extension EnvironmentObject: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    let observation = slot as? ObjectObservation ?? ObjectObservation()
    slot = observation
    _store = node.scope.values[object: EnvironmentObjectType<ObjectType>()]
    if let _store {
      observation.observe(_store, for: node)
    } else {
      observation.detach()
    }
  }
}

extension View {
  /// Supplies an observable object to this view and those in it, which read it by its type with
  /// ``EnvironmentObject``.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier<T?>(
        keyPath: \EnvironmentValues.[object: EnvironmentObjectType<T>()], value: object))
  }
}
