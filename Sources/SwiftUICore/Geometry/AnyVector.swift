/// A vector of any type. Zero is of each type; two of different types do not add up, and the first one stays.
package struct AnyVector: VectorArithmetic {
  /// nil for zero.
  private var storage: (any VectorArithmetic)?

  package init(_ vector: some VectorArithmetic) { storage = vector }
  private init() {}

  package static var zero: AnyVector { AnyVector() }

  /// The vector as one of a type; zero where it is of another.
  package func vector<V: VectorArithmetic>(as type: V.Type) -> V { storage as? V ?? .zero }

  package static func + (a: AnyVector, b: AnyVector) -> AnyVector {
    func sum<V: VectorArithmetic>(_ first: V) -> AnyVector {
      AnyVector(first + b.vector(as: V.self))
    }
    return a.storage.map { sum($0) } ?? b
  }

  package static func - (a: AnyVector, b: AnyVector) -> AnyVector {
    func difference<V: VectorArithmetic>(_ first: V) -> AnyVector {
      AnyVector(first - b.vector(as: V.self))
    }
    return a.storage.map { difference($0) } ?? b.scaled(by: -1)
  }

  package static func == (a: AnyVector, b: AnyVector) -> Bool {
    func isEqual<V: VectorArithmetic>(_ a: V) -> Bool { a == b.vector(as: V.self) }
    if let first = a.storage { return isEqual(first) }
    return b.storage.map { isZero($0) } ?? true
  }

  package mutating func scale(by factor: Double) {
    func scaled(_ vector: some VectorArithmetic) -> AnyVector {
      AnyVector(vector.scaled(by: factor))
    }
    if let storage { self = scaled(storage) }
  }

  package var magnitudeSquared: Double { storage?.magnitudeSquared ?? 0 }

  private static func isZero<V: VectorArithmetic>(_ vector: V) -> Bool { vector == .zero }
}
