@_spi(Reflection) import Swift

/// How many layout children the views of a tuple give together, found once per tuple type.
///
/// The standard library's field reflection is the one way to the types of a tuple's elements.
@MainActor
enum TupleItemCounts {
  private static var known: [ObjectIdentifier: Int?] = [:]

  static func count(of tuple: Any.Type) -> Int? {
    let key = ObjectIdentifier(tuple)
    if let count = known[key] { return count }
    let count = sum(tuple)
    known[key] = .some(count)
    return count
  }

  private static func sum(_ tuple: Any.Type) -> Int? {
    var elements: [Any.Type] = []
    let isComplete = _forEachField(of: tuple) { _, _, type, _ in
      elements.append(type)
      return true
    }
    guard isComplete else { return nil }
    var sum = 0
    for element in elements {
      guard let count = (element as? any View.Type)?._staticItemCount else { return nil }
      sum += count
    }
    return sum
  }
}
