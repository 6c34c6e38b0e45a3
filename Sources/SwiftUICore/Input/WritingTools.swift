/// How much help with writing a view offers.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }
  private let kind: Kind
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

package struct WritingToolsBehaviorModifier: Sendable {
  package var behavior: WritingToolsBehavior
}

extension WritingToolsBehaviorModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets how much help with writing texts and fields offer.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    keptAsValue().modifier(WritingToolsBehaviorModifier(behavior: behavior))
  }
}
