/// A number of elements that are made when they are asked for.
@MainActor @preconcurrency
public struct LazyGroup<T> {
  public let count: Int
  private let access: @MainActor (Int) throws -> T

  /// - Parameter access: makes the element at an index between 0 and `count`; called each time it is asked for.
  public init(count: Int, _ access: @escaping @MainActor (Int) throws -> T) {
    self.count = count
    self.access = access
  }

  public func element(at index: Int) throws -> T {
    guard 0..<count ~= index else {
      throw InspectionError.viewIndexOutOfBounds(index: index, count: count)
    }
    return try access(index)
  }

  static var empty: Self {
    .init(count: 0) { throw InspectionError.viewIndexOutOfBounds(index: $0, count: 0) }
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    .init(count: lhs.count + rhs.count) { index in
      try index < lhs.count ? lhs.element(at: index) : rhs.element(at: index - lhs.count)
    }
  }
}
