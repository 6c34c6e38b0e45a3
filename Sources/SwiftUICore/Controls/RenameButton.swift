/// A button that triggers a standard rename action.
///
/// It performs the action that a view around it gives with `renameAction(_:)`, and is disabled without one.
public struct RenameButton<Label: View> {
  private let label: Label

  public init() where Label == SwiftUICore.Label<Text, Image> {
    label = SwiftUICore.Label("Rename", systemImage: "pencil")
  }
}

extension RenameButton: View {
  public var body: some View { RenameBody(label: label) }
}

private struct RenameBody<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename

  var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// An action that activates a standard rename interaction.
public struct RenameAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Starts the renaming.
  @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that a rename button performs; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// Gives a view's rename buttons their action.
package struct RenameActionModifier {
  package var kind: Kind

  package enum Kind {
    case action(() -> Void)
    case focus(FocusState<Bool>.Binding)
  }
}

extension RenameActionModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    let modifier = MainActorBox(self)
    environment.rename = RenameAction { modifier.value.rename() }
  }

  @MainActor private func rename() {
    switch kind {
    case .action(let action): action()
    case .focus(let binding): binding.wrappedValue = true
    }
  }
}

/// A value that is used on the main actor only.
private struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value
  @MainActor init(_ value: Value) { self.value = value }
}

extension View {
  /// Sets a closure to run for the rename action.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameActionModifier(kind: .action(action)))
  }

  /// Sets the rename action to give the keyboard focus to the field with the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(RenameActionModifier(kind: .focus(isFocused)))
  }
}
