import Foundation

/// How far two collections have the same identifiers at their start and at their end.
///
/// Elements whose bytes are the same have the same identifier, so that one changed element among 100,000 costs
/// little more than a look at the memory.
struct IdentifierDifference<Data: RandomAccessCollection, ID: Hashable> {
  private let identify: (Data.Element) -> ID
  private typealias Buffer = UnsafeBufferPointer<Data.Element>

  init(_ identify: @escaping (Data.Element) -> ID) { self.identify = identify }

  /// The one replacement that leads from the old identifiers to the new ones; nil where they are the same.
  func change(from old: Data, to new: Data) -> LazyChange? {
    let prefix = commonPrefix(old, new)
    let limit = min(old.count, new.count) - prefix
    let suffix = commonSuffix(old, new, limit: limit)
    let removed = old.count - prefix - suffix
    let added = new.count - prefix - suffix
    guard removed > 0 || added > 0 else { return nil }
    return LazyChange(position: prefix, removed: removed, added: added)
  }

  private func commonPrefix(_ old: Data, _ new: Data) -> Int {
    if let old = old as? Range<Int>, let new = new as? Range<Int>,
      old.lowerBound == new.lowerBound
    {
      return min(old.count, new.count)
    }
    let inMemory = old.withContiguousStorageIfAvailable { a in
      new.withContiguousStorageIfAvailable { b in commonPrefix(a, b) }
    }
    if case .some(.some(let count)) = inMemory { return count }
    var count = 0
    var a = old.startIndex
    var b = new.startIndex
    while a != old.endIndex, b != new.endIndex, identify(old[a]) == identify(new[b]) {
      count += 1
      old.formIndex(after: &a)
      new.formIndex(after: &b)
    }
    return count
  }

  private func commonSuffix(_ old: Data, _ new: Data, limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    let inMemory = old.withContiguousStorageIfAvailable { a in
      new.withContiguousStorageIfAvailable { b in commonSuffix(a, b, limit) }
    }
    if case .some(.some(let count)) = inMemory { return count }
    var count = 0
    var a = old.endIndex
    var b = new.endIndex
    while count < limit {
      old.formIndex(before: &a)
      new.formIndex(before: &b)
      guard identify(old[a]) == identify(new[b]) else { break }
      count += 1
    }
    return count
  }

  // MARK: In memory

  private static var block: Int { 64 }

  private func commonPrefix(_ a: Buffer, _ b: Buffer) -> Int {
    let limit = min(a.count, b.count)
    var count = 0
    while count < limit {
      let length = min(Self.block, limit - count)
      if Self.hasSameBytes(a, count, b, count, length) {
        count += length
        continue
      }
      for _ in 0..<length {
        guard isSame(a, count, b, count) else { return count }
        count += 1
      }
    }
    return count
  }

  private func commonSuffix(_ a: Buffer, _ b: Buffer, _ limit: Int) -> Int {
    var count = 0
    while count < limit {
      let length = min(Self.block, limit - count)
      let end = count + length
      if Self.hasSameBytes(a, a.count - end, b, b.count - end, length) {
        count = end
        continue
      }
      for _ in 0..<length {
        guard isSame(a, a.count - count - 1, b, b.count - count - 1) else { return count }
        count += 1
      }
    }
    return count
  }

  private func isSame(_ a: Buffer, _ i: Int, _ b: Buffer, _ j: Int) -> Bool {
    Self.hasSameBytes(a, i, b, j, 1) || identify(a[i]) == identify(b[j])
  }

  /// Whether `count` elements from the given ones on are the same bytes. Only for indices in the buffers.
  private static func hasSameBytes(
    _ a: Buffer, _ i: Int, _ b: Buffer, _ j: Int, _ count: Int
  ) -> Bool {
    guard let a = a.baseAddress, let b = b.baseAddress else { return false }
    return memcmp(a + i, b + j, count * MemoryLayout<Data.Element>.stride) == 0
  }
}
