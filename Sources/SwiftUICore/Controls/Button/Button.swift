/// A control that initiates an action.
///
/// Drawn with a `GtkButton` around the label's views. The action is called on the main actor, when the user
/// clicks the button or activates it with the keyboard.
///
/// ```swift
/// Button("Delete", role: .destructive) { delete(item) }
///   .buttonStyle(.borderedProminent)
/// ```
public struct Button<Label: View> {
  package var role: ButtonRole?
  package var action: () -> Void
  package var label: Label

  init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = mainActorAction(action)
    self.label = label
  }
}

extension Button {
  /// A button whose action is called on the main actor, though its type does not say so.
  nonisolated init(_ role: ButtonRole?, nonisolated action: @escaping () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

/// The closure without its isolation: called from elsewhere than the main actor, it stops the program.
func mainActorAction(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  { MainActor.assumeIsolated { action() } }
}

extension Button: View {
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, action, label: label())
  }

  /// - Parameter role: what the button is for, which its style shows; nil for nothing special.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label: label())
  }

  public var body: some View {
    StyledView(
      PrimitiveButtonStyleConfiguration(role: role, action: action), automatic: .automaticButton
    )
    .viewAlias(PrimitiveButtonStyleConfiguration.Label.self, label)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
