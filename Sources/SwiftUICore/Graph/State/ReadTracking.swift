import Foundation

/// Tells which node is being evaluated, so that what it reads can register it.
///
/// Per thread, because state may be read from any thread while the main actor evaluates.
package enum ReadTracking {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The node being evaluated on this thread.
  package static var reader: _ViewNode? {
    guard let raw = pthread_getspecific(key) else { return nil }
    return Unmanaged<_ViewNode>.fromOpaque(raw).takeUnretainedValue()
  }

  /// Runs `body` with reads charged to nobody. On any thread.
  package static func untracked<R>(_ body: () -> R) -> R {
    let previous = pthread_getspecific(key)
    guard previous != nil else { return body() }
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, previous) }
    return body()
  }

  /// Runs `body` with reads charged to `node`.
  @MainActor
  package static func with<R>(_ node: _ViewNode?, _ body: () -> R) -> R {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, node.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer { pthread_setspecific(key, previous) }
    return body()
  }
}

/// The nodes that read a source of truth since their last evaluation.
package struct Readers {
  private struct Entry {
    weak var node: _ViewNode?
    let generation: Int
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pruneAt = 64

  package init() {}

  /// Registers the node that is being evaluated, if any.
  package mutating func registerCurrent() {
    guard let node = ReadTracking.reader else { return }
    // The reader is only ever set on the main actor's thread.
    let generation = MainActor.assumeIsolated { node.generation }
    entries[ObjectIdentifier(node)] = Entry(node: node, generation: generation)
    if entries.count > pruneAt {
      entries = entries.filter { $0.value.node != nil }
      pruneAt = max(64, entries.count * 2)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The registered nodes with the generation in which they read; forgets them, as each registers anew.
  package mutating func take() -> [(node: _ViewNode, generation: Int)] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries.values.compactMap { entry in entry.node.map { ($0, entry.generation) } }
  }
}
