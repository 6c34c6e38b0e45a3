import SwiftUI

extension Binding {
  /// A binding to a value of its own, in memory.
  public init(wrappedValue: Value) {
    let box = Box(wrappedValue)
    self.init(get: { box.value }, set: { box.value = $0 })
  }

  // Tests read and write it where they run.
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
