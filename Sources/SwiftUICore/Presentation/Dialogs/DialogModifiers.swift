/// How important what a dialog says is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, standard, critical }
  private let kind: Kind

  public static let automatic = DialogSeverity(kind: .automatic)
  public static let standard = DialogSeverity(kind: .standard)
  public static let critical = DialogSeverity(kind: .critical)

  /// Whether a warning sign is shown where no other icon is set.
  package var isCritical: Bool { kind == .critical }
}

/// A switch in a dialog for not showing it again.
package struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}
private struct DialogSeverityKey: EnvironmentKey {
  static let defaultValue = DialogSeverity.automatic
}
private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  package var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }
  package var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
  package var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The icon of the dialog that it is in.
struct DialogIconView: View {
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity

  var body: some View {
    if let icon {
      icon
    } else if severity.isCritical {
      Image(systemName: "exclamationmark.triangle")
    }
  }
}

/// The switch of the dialog that it is in.
struct DialogSuppressionView: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title }.toggleStyle(.checkbox)
    }
  }
}

extension View {
  /// Configures the icon of the alerts and confirmation dialogs presented in this view; nil for none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogIcon, icon)
  }

  /// Sets the severity of the alerts and confirmation dialogs presented in this view.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Adds a check box to the dialogs presented in this view by which the user asks not to see them again.
  ///
  /// - Parameter isSuppressed: written by the check box. Whether to present is left to the app.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }

  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a box to dialogs in the view that keeps them from being shown again, with the usual title.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not show this again"), isSuppressed: isSuppressed)
  }
}
