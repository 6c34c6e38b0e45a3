/// A type whose values are the same when their bytes are: for types of SwiftUI's that cannot be compared.
public protocol BinaryEquatable: Equatable {}

extension BinaryEquatable {
  public static func == (a: Self, b: Self) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
    }
  }
}
