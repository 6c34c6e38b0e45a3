/// Which kind of control pickers are.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
public protocol PickerStyle {
  var _presentation: _PickerPresentation { get }
}

/// How a picker shows its options.
public struct _PickerPresentation: Equatable, Sendable {
  package enum Kind: Sendable {
    case menu
    case segmented
    case radioGroup
    case inline
  }
  package let kind: Kind
}

private enum PickerPresentationKey: EnvironmentKey {
  static let defaultValue = _PickerPresentation(kind: .menu)
}

extension EnvironmentValues {
  package var pickerPresentation: _PickerPresentation {
    get { self[PickerPresentationKey.self] }
    set { self[PickerPresentationKey.self] = newValue }
  }
}

/// Sets the style of the pickers in a view.
package struct PickerStyleWriter<Style: PickerStyle> {
  package var style: Style
}

extension PickerStyleWriter: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.pickerPresentation = style._presentation
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(PickerStyleWriter(style: style))
  }
}
