/// A property wrapper type that names things within a view: one identifier for each identity of the view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let id: Int

    @MainActor private static var last = 0

    @MainActor fileprivate static func make() -> ID {
      last += 1
      return ID(id: last)
    }
  }

  package var id: ID?

  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ID {
    if let id { return id }
    Diagnostics.reportOnce(
      "A Namespace was read outside of a view's body; its identifier matches no other.")
    return .make()
  }
}

extension Namespace: ComparedInPart {
  package func isSame(as other: Namespace) -> Bool { true }
}

extension Namespace: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    let box = slot as? Box ?? Box(.make())
    slot = box
    id = box.id
  }

  final class Box {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}
