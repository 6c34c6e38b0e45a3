/// Represents a type of haptic and/or audio feedback that can be played.
public struct SensoryFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case start, stop, alignment, decrease, increase, levelChange, selection, success, warning, error
    case impact(Weight, Double)
    case flexibleImpact(Flexibility, Double)
    case pathComplete
  }
  package let kind: Kind

  public static let start = SensoryFeedback(kind: .start)
  public static let stop = SensoryFeedback(kind: .stop)
  public static let alignment = SensoryFeedback(kind: .alignment)
  public static let decrease = SensoryFeedback(kind: .decrease)
  public static let increase = SensoryFeedback(kind: .increase)
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)

  /// - Parameter intensity: from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight, intensity))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibleImpact(flexibility, intensity))
  }

  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    private enum Kind { case light, medium, heavy }
    private let kind: Kind
    public static let light = Weight(kind: .light)
    public static let medium = Weight(kind: .medium)
    public static let heavy = Weight(kind: .heavy)
  }

  /// How flexible what collides is.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind { case rigid, solid, soft }
    private let kind: Kind
    public static let rigid = Flexibility(kind: .rigid)
    public static let solid = Flexibility(kind: .solid)
    public static let soft = Flexibility(kind: .soft)
  }
}

/// Plays feedback when a value changes.
package struct SensoryFeedbackModifier<T: Equatable> {
  package var trigger: T
  package var feedback: (T, T) -> SensoryFeedback?
}

extension SensoryFeedbackModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Plays the specified feedback when the provided trigger value changes. Linux has no device to play it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    keptAsValue().modifier(SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    keptAsValue().modifier(
      SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    keptAsValue().modifier(SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
