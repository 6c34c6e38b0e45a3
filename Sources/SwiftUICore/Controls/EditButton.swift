/// Whether a list shows the controls to edit it.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// The content can be edited for a moment, such as while a row shows its actions.
  case transient
  case active

  /// Whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the views in an environment can be edited, to be read and set; nil where nobody keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode environment value.
///
/// It is disabled where no view around it sets `environment(\.editMode, …)`.
public struct EditButton {
  package var _editMode = Environment(\.editMode)

  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let editMode = _editMode.wrappedValue
    Button {
      guard let editMode else { return }
      editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
    } label: {
      Text(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
    }
    .disabled(editMode == nil)
  }
}
