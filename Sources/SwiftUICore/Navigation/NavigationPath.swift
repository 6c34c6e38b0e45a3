/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value: the page of the `navigationDestination(for:)` of its type is pushed.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes values from the end; all of them where there are fewer than `k`.
  public mutating func removeLast(_ k: Int = 1) {
    if k > elements.count {
      Diagnostics.reportOnce(
        "NavigationPath.removeLast(\(k)) was called on a path of \(elements.count): all were removed."
      )
    }
    elements.removeLast(min(max(0, k), elements.count))
  }
}
