import Foundation

/// Stand-in: how long an object keeps another. The Objective-C runtime has it on Apple's systems,
/// from where Foundation exports it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

private struct Association {
  weak var owner: AnyObject?
  let value: AnyObject
}

nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Association]] =
  [:]

/// Stand-in: keeps an object for as long as its owner is there, on one thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  associations = associations.filter { $0.value.values.contains { $0.owner != nil } }
  associations[ObjectIdentifier(owner), default: [:]][key] = value.map {
    Association(owner: owner, value: $0 as AnyObject)
  }
}

/// Stand-in.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let association = associations[ObjectIdentifier(object as AnyObject)]?[key]
  return association?.owner == nil ? nil : association?.value
}
