/// Why what is shown is not to be shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// What is shown is not for everybody's eyes.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: ValueEnvironmentKey {
  static let defaultValue: RedactionReasons = []
}
private enum PrivacySensitiveKey: ValueEnvironmentKey {
  static let defaultValue = false
}
private enum InvalidatableContentKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why what the view shows is not to be shown as it is.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var redactionReasons: RedactionReasons {
    get { self[kept: RedactionReasonsKey.self] }
    set { self[kept: RedactionReasonsKey.self] = newValue }
  }

  package var isPrivacySensitive: Bool {
    get { self[kept: PrivacySensitiveKey.self, api: "privacySensitive(_:)"] }
    set { self[kept: PrivacySensitiveKey.self, api: "privacySensitive(_:)"] = newValue }
  }

  package var isInvalidatableContent: Bool {
    get { self[kept: InvalidatableContentKey.self, api: "invalidatableContent(_:)"] }
    set { self[kept: InvalidatableContentKey.self, api: "invalidatableContent(_:)"] = newValue }
  }
}

/// Adds a reason to hide data in a view.
package struct RedactedModifier: Sendable {
  package var reasons: RedactionReasons
}

extension RedactedModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.redactionReasons.formUnion(reasons)
  }
}

extension View {
  /// Gives views a reason not to show what they have.
  ///
  /// Views of yours read it as `redactionReasons`; texts and images are shown as they are.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    keptAsValue().modifier(RedactedModifier(reasons: reason))
  }

  /// Lets views show what they have, whatever is said around them.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks what the view shows as not for everybody's eyes.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Marks what the view shows as possibly out of date.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatableContent, invalidatable)
  }
}
