/// Shows a text beside the pointer when it rests on a view.
public struct _TooltipModifier: Equatable, Sendable {
  package var text: Text
}

extension _TooltipModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> TooltipAttribute? {
    TooltipAttribute(text: text.resolvedString(in: context.environment))
  }
}

package struct TooltipAttribute: NativeAttribute, Equatable {
  package static let belongsToInnermost: Bool = true
  package let text: String
}

extension View {
  /// Adds help text to a view, shown as a tooltip.
  nonisolated public func help(_ text: Text) -> some View { modifier(_TooltipModifier(text: text)) }

  /// Adds help text to a view, looked up as a key for localization and shown as a tooltip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds help text to a view, shown as a tooltip.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
