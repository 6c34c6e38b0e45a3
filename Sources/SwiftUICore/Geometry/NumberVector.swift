import Foundation

/// A vector of as many numbers as its values have; those that one of two lacks count as 0.
package struct NumberVector: VectorArithmetic {
  private var numbers: [Double]

  package init(_ numbers: [Double]) { self.numbers = numbers }

  package static var zero: NumberVector { NumberVector([]) }

  package static func + (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, +) }
  package static func - (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, -) }

  package static func == (a: NumberVector, b: NumberVector) -> Bool {
    (0..<max(a.numbers.count, b.numbers.count)).allSatisfy { a[$0] == b[$0] }
  }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }

  private static func combined(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    NumberVector((0..<max(a.numbers.count, b.numbers.count)).map { operation(a[$0], b[$0]) })
  }

  /// Gives the numbers one after the other; 0 after the last.
  package struct Reader {
    fileprivate var rest: ArraySlice<Double>
    package mutating func next() -> Double { rest.popFirst() ?? 0 }
    package mutating func nextLength() -> CGFloat { CGFloat(next()) }
  }

  package var reader: Reader { Reader(rest: numbers[...]) }
}
