#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Several delegates in the place of one. The object that they belong to owns it, and it holds
  /// them weakly.
  ///
  /// What toolkits tell their delegates has a method in an extension. What they ask has none: the
  /// first delegate that knows an answer gets the question from the Objective-C runtime.
  @MainActor
  final class DelegateMultiplexer: NSObject {
    private struct Entry {
      weak var delegate: AnyObject?
    }

    nonisolated(unsafe) private static var key: UInt8 = 0

    private var entries: [Entry] = []

    private var delegates: [AnyObject] { entries.compactMap(\.delegate) }

    static func add(
      _ added: AnyObject, beside current: AnyObject?, of owner: NSObject,
      set: (DelegateMultiplexer?) -> Void
    ) {
      let known = current as? DelegateMultiplexer
      let multiplexer = known ?? DelegateMultiplexer()
      if known == nil {
        if let current { multiplexer.entries.append(Entry(delegate: current)) }
        objc_setAssociatedObject(owner, &key, multiplexer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      guard !multiplexer.delegates.contains(where: { $0 === added }) else { return }
      multiplexer.entries.append(Entry(delegate: added))
      multiplexer.beSet(set)
    }

    static func remove(
      _ removed: AnyObject, from current: AnyObject?, set: (DelegateMultiplexer?) -> Void
    ) {
      guard let multiplexer = current as? DelegateMultiplexer else { return }
      multiplexer.entries.removeAll { $0.delegate === removed || $0.delegate == nil }
      multiplexer.beSet(set)
    }

    /// A toolkit asks a delegate what it answers when it is set, and not again.
    private func beSet(_ set: (DelegateMultiplexer?) -> Void) {
      set(nil)
      set(self)
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
