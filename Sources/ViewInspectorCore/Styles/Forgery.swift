#if !os(Linux)
import SwiftUI

/// Makes values that SwiftUI gives to styles and that have no public initialisers: from zeros, with one value at
/// the place where it is known to be in a type of that size.
@MainActor
enum Forgery {
  /// A closure as it is stored.
  struct Action {
    let call: () -> Void
  }

  static func empty<T>(_ type: T.Type) throws -> T {
    try value(T.self, (), offsets: [MemoryLayout<T>.size: 0])
  }

  static func value<T, F>(_ type: T.Type, _ field: F, offsets: [Int: Int]) throws -> T {
    let size: Int = MemoryLayout<T>.size
    guard let offset = offsets[size], offset + MemoryLayout<F>.size <= max(size, 1) else {
      throw InspectionError.notSupported(
        "\(Inspector.typeName(type: T.self)) has an unknown size: \(size)")
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(size, 1), alignment: MemoryLayout<T>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
    (memory + offset).initializeMemory(as: F.self, to: field)
    return memory.assumingMemoryBound(to: T.self).move()
  }
}
#endif
