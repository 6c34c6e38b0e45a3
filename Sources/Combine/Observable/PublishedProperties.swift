/// A `@Published` property's storage, seen from its object.
protocol PublishedProperty: AnyObject {
  /// The publisher of the object that has the property, once someone has asked for it.
  var objectPublisher: ObservableObjectPublisher? { get set }
}

/// What finds a property's storage among an object's stored properties.
protocol PublishedPropertyContainer {
  var property: any PublishedProperty { get }
}

/// Finds the `@Published` properties of objects.
///
/// Where they are is looked up once a class: afterwards no other property of an object is read.
enum PublishedProperties {
  /// One stored property: how many superclasses up, and which one in that class.
  private struct Position {
    var superclass: Int
    var child: Int
  }

  private static let positions: Registry = Registry()

  private final class Registry: @unchecked Sendable {
    let byClass: Locked<[ObjectIdentifier: [Position]]> = Locked([:])
  }

  static func of(_ object: AnyObject) -> [any PublishedProperty] {
    let classID = ObjectIdentifier(type(of: object))
    let mirrors = mirrors(of: object)
    if let known = positions.byClass.withLock({ $0[classID] }) {
      return known.compactMap { property(at: $0, in: mirrors) }
    }
    var found: [Position] = []
    var properties: [any PublishedProperty] = []
    for (superclass, mirror) in mirrors.enumerated() {
      for child in 0..<mirror.children.count {
        let position = Position(superclass: superclass, child: child)
        if let property = property(at: position, in: mirrors) {
          found.append(position)
          properties.append(property)
        }
      }
    }
    positions.byClass.withLock { $0[classID] = found }
    return properties
  }

  private static func mirrors(of object: AnyObject) -> [Mirror] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    return mirrors
  }

  private static func property(
    at position: Position, in mirrors: [Mirror]
  ) -> (any PublishedProperty)? {
    guard mirrors.indices.contains(position.superclass) else { return nil }
    let children = mirrors[position.superclass].children
    guard position.child < children.count else { return nil }
    let index = children.index(
      children.startIndex, offsetBy: position.child)
    return (children[index].value as? any PublishedPropertyContainer)?.property
  }
}
