/// An observable object that the view is given, and is evaluated anew with.
///
/// The view does not keep the object: use ``StateObject`` for one that the view makes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of an object: `$model.name`.
  @dynamicMemberLookup
  public struct Wrapper {
    package let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  package var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }
}

extension ObservedObject: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    let observation = slot as? ObjectObservation ?? ObjectObservation()
    slot = observation
    observation.observe(object, for: node)
  }
}
