import Foundation
@_spi(Reflection) import Swift

/// A stored value of which only a part counts in a comparison, such as a property wrapper that the graph connects.
package protocol ComparedInPart {
  /// Whether a view that holds one or the other shows the same.
  func isSame(as other: Self) -> Bool
}

/// How to compare two values of a type: found once per type, as ``PropertyFields`` is.
struct ComparisonPlan {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case call(offset: Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }
  private var steps: [Step] = []

  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(a + offset, b + offset, count) != 0 { return false }
      case .call(let offset, let isSame):
        if !isSame(a + offset, b + offset) { return false }
      }
    }
    return true
  }

  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: ComparisonPlan] = [:]

  static func of(_ type: Any.Type) -> ComparisonPlan {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ cache[key] }) { return known }
    var plan = ComparisonPlan()
    plan.append(type, _MetadataKind.of(type), at: 0)
    lock.withLock { cache[key] = plan }
    return plan
  }

  private mutating func append(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if let compared = type as? any ComparedInPart.Type {
      appendCall(compared, at: offset)
    } else if type == String.self {
      appendCall(String.self, at: offset)
    } else if let container = type as? any ComparedContainer.Type, container.isComparedByValue {
      steps.append(.call(offset: offset, container.isSame))
    } else if kind == .struct || kind == .tuple {
      appendFields(of: type, at: offset)
    } else {
      appendBytes(of: type, at: offset)
    }
  }

  private mutating func appendFields(of type: Any.Type, at offset: Int) {
    var fields: [(type: Any.Type, kind: _MetadataKind, offset: Int)] = []
    let isComplete = _forEachField(of: type) { _, fieldOffset, fieldType, kind in
      fields.append((fieldType, kind, fieldOffset))
      return true
    }
    guard isComplete else {
      appendBytes(of: type, at: offset)
      return
    }
    for field in fields { append(field.type, field.kind, at: offset + field.offset) }
  }

  private mutating func appendBytes(of type: Any.Type, at offset: Int) {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let count = _openExistential(type, do: size)
    guard count > 0 else { return }
    if case .bytes(let start, let length) = steps.last, start + length == offset {
      steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      steps.append(.bytes(offset: offset, count: count))
    }
  }

  private mutating func appendCall<T: ComparedInPart>(_ type: T.Type, at offset: Int) {
    steps.append(
      .call(offset: offset) { a, b in
        a.assumingMemoryBound(to: T.self).pointee.isSame(
          as: b.assumingMemoryBound(to: T.self).pointee)
      })
  }
}

extension _MetadataKind {
  private struct Field<T> { let value: T }

  /// The kind of a type, which is told of fields only.
  fileprivate static func of(_ type: Any.Type) -> _MetadataKind {
    func open<T>(_ type: T.Type) -> _MetadataKind {
      var result: _MetadataKind = .unknown
      _forEachField(of: Field<T>.self) { _, _, _, kind in
        result = kind
        return true
      }
      return result
    }
    return _openExistential(type, do: open)
  }
}

extension String: ComparedInPart {
  package func isSame(as other: String) -> Bool { self == other }
}

/// A type whose values are compared by what they hold.
private protocol ComparedContainer {
  static var isComparedByValue: Bool { get }
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension _MetadataKind {
  fileprivate var isValue: Bool {
    switch self {
    case .struct, .enum, .optional, .tuple: true
    default: false
    }
  }
}

extension Optional: ComparedContainer {
  // A reference may be a weak one, which must not be read as a value.
  fileprivate static var isComparedByValue: Bool { _MetadataKind.of(Wrapped.self).isValue }

  fileprivate static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Wrapped?.self)
    let b = b.assumingMemoryBound(to: Wrapped?.self)
    switch (a.pointee, b.pointee) {
    case (let a?, let b?): return isBitwiseEqual(a, b)
    case (nil, nil): return true
    default: return false
    }
  }
}

extension Array: ComparedContainer {
  fileprivate static var isComparedByValue: Bool { true }

  fileprivate static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if memcmp(a, b, MemoryLayout<[Element]>.size) == 0 { return true }
    let a = a.assumingMemoryBound(to: [Element].self)
    let b = b.assumingMemoryBound(to: [Element].self)
    // Long ones would cost more to compare than to show again.
    guard a.pointee.count == b.pointee.count, a.pointee.count <= 32 else { return false }
    return a.pointee.elementsEqual(b.pointee, by: isBitwiseEqual)
  }
}
