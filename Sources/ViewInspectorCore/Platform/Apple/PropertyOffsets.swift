#if !os(Linux)
import SwiftUI

/// Where the stored properties of a structure stand.
///
/// Reflection tells the types of the values, which are those of the properties unless a property can hold values of
/// several types. All layouts are followed that such properties may have; those count that have the structure's size
/// and its bytes.
@MainActor
struct PropertyOffsets {
  private let steps: [[LayoutStep]]
  private let name: String

  init<T>(of value: T, _ properties: [Any]) {
    name = Inspector.typeName(type: T.self)
    var ends: Set<Int> = [0]
    var steps: [[LayoutStep]] = []
    for property in properties {
      let storages = PropertyStorage.possible(for: property)
      let next = withUnsafeBytes(of: value) { bytes in
        ends.flatMap { end in storages.compactMap { $0.step(from: end, in: bytes) } }
      }
      steps.append(next)
      ends = Set(next.map(\.end))
    }
    var starts: Set<Int> = [MemoryLayout<T>.size]
    for index in steps.indices.reversed() {
      steps[index].removeAll { !starts.contains($0.end) }
      starts = Set(steps[index].map(\.start))
    }
    self.steps = steps
  }

  /// - Throws: `notSupported` where no layout fits, or several fit that have the property in different places.
  func offset(ofPropertyAt index: Int) throws -> Int {
    let offsets = Set(steps[index].map(\.offset))
    guard let offset = offsets.first, offsets.count == 1 else {
      throw InspectionError.notSupported(
        "It is not certain where \(name) keeps its properties. "
          + "Inspect it through an InspectionEmissary while it is hosted")
    }
    return offset
  }
}

/// One property in a layout: where the one before ends, where this one begins, and where it ends.
private struct LayoutStep {
  let start: Int
  let offset: Int
  let end: Int
}

/// How a property may be stored, given its value.
@MainActor
private struct PropertyStorage {
  let size: Int
  let alignment: Int
  /// Whether the bytes that begin at a place can be the property's.
  var fits: (UnsafeRawBufferPointer) -> Bool = { _ in true }

  func step(from end: Int, in bytes: UnsafeRawBufferPointer) -> LayoutStep? {
    let offset = (end + alignment - 1) / alignment * alignment
    guard offset + size <= bytes.count else { return nil }
    let own = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + size])
    return fits(own) ? LayoutStep(start: end, offset: offset, end: offset + size) : nil
  }

  static func possible(for property: Any) -> [PropertyStorage] {
    func itself<P>(_ property: P) -> PropertyStorage { asItself(property) }
    let own = _openExistential(property, do: itself)
    if property is any SwiftUI.DynamicProperty { return [own] }
    return [own] + containers(for: property)
  }

  private static func asItself<P>(_ property: P) -> PropertyStorage {
    // The rest of a case that does not fill its enumeration means nothing, and need not be the same.
    let count = (property as? any InjectedProperty)?.significantBytes ?? 0
    let known = withUnsafeBytes(of: property) { Array($0.prefix(count)) }
    return PropertyStorage(size: MemoryLayout<P>.size, alignment: MemoryLayout<P>.alignment) {
      $0.prefix(count).elementsEqual(known)
    }
  }

  /// For values of several types: room for three words, or one for a reference, then the type and a word for each
  /// protocol.
  private static func containers(for property: Any) -> [PropertyStorage] {
    let word = MemoryLayout<UnsafeRawPointer>.size
    if type(of: property) is AnyClass || property is Any.Type {
      return (2...5).map { PropertyStorage(size: $0 * word, alignment: word) }
    }
    let type = Int(bitPattern: ObjectIdentifier(type(of: property)))
    return (4...8).map { words in
      PropertyStorage(size: words * word, alignment: word) { bytes in
        bytes.load(fromByteOffset: 3 * word, as: Int.self) == type
      }
    }
  }
}
#endif
