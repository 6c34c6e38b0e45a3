#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
import Foundation

/// A view whose delegate is SwiftUI's own, which rows, selection, scrolling and editing need.
@MainActor
public protocol DelegatingEntity: NSObject {
  associatedtype Delegate

  var delegate: Delegate? { get set }
}

extension DelegatingEntity {
  /// Lets a delegate listen beside the one that is there.
  ///
  /// Adding one twice changes nothing, so this may stand in a closure that runs often. Events
  /// reach all delegates; a question is answered by the first that knows an answer, SwiftUI's
  /// before yours. Delegates are held weakly: keep yours as long as the view is there, or remove it,
  /// since the toolkit may go on asking what only yours knew.
  public func addDelegate(_ added: Delegate) {
    DelegateMultiplexer.add(added as AnyObject, to: self)
  }

  /// Undoes ``addDelegate(_:)``.
  public func removeDelegate(_ removed: Delegate) {
    DelegateMultiplexer.remove(removed as AnyObject, from: self)
  }
}

/// Several delegates in the place of one. The object that they belong to owns it, and it holds
/// them weakly.
///
/// What toolkits tell their delegates has a method in an extension. What they ask has none: the
/// first delegate that knows an answer gets the question from the Objective-C runtime.
@MainActor
final class DelegateMultiplexer: NSObject {
  nonisolated(unsafe) private static var key: UInt8 = 0

  private var entries: [WeakObject] = []

  private var delegates: [AnyObject] { entries.compactMap(\.object) }

  static func add<Owner: DelegatingEntity>(_ added: AnyObject, to owner: Owner) {
    let current = owner.delegate as AnyObject?
    let multiplexer = current as? DelegateMultiplexer ?? DelegateMultiplexer()
    if multiplexer !== current {
      if let current { multiplexer.entries.append(WeakObject(current)) }
      objc_setAssociatedObject(owner, &key, multiplexer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    guard !multiplexer.delegates.contains(where: { $0 === added }) else { return }
    multiplexer.entries.append(WeakObject(added))
    multiplexer.beSet(on: owner)
  }

  static func remove<Owner: DelegatingEntity>(_ removed: AnyObject, from owner: Owner) {
    guard let multiplexer = owner.delegate as? DelegateMultiplexer else { return }
    multiplexer.entries.removeAll { $0.object === removed || $0.object == nil }
    multiplexer.beSet(on: owner)
  }

  /// A toolkit asks a delegate what it answers when it is set, and not again.
  private func beSet<Owner: DelegatingEntity>(on owner: Owner) {
    owner.delegate = nil
    owner.delegate = self as? Owner.Delegate
  }

  /// Calls a method of each delegate that has it, in the order in which they came.
  func tell<Delegate, each Argument>(
    _ kind: Delegate.Type, _ method: (Delegate) -> ((repeat each Argument) -> Void)?,
    _ argument: repeat each Argument
  ) {
    for case let delegate as Delegate in delegates { method(delegate)?(repeat each argument) }
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector?) -> Bool { target(for: selector) != nil }

  override func forwardingTarget(for selector: Selector?) -> Any? { target(for: selector) }

  private nonisolated func target(for selector: Selector?) -> NSObject? {
    guard let name = selector.map(NSStringFromSelector) else { return nil }
    return MainActor.assumeIsolated {
      let selector = NSSelectorFromString(name)
      return Target(
        object: delegates.lazy.compactMap { $0 as? NSObject }
          .first { $0.responds(to: selector) })
    }.object
  }

  private struct Target: @unchecked Sendable {
    let object: NSObject?
  }
  #endif
}
#endif
