/// What the key that submits is labeled with.
public struct SubmitLabel: Equatable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

private enum SubmitLabelKey: ValueEnvironmentKey {
  static let defaultValue = SubmitLabel.return
}

extension EnvironmentValues {
  package var submitLabel: SubmitLabel {
    get { self[kept: SubmitLabelKey.self] }
    set { self[kept: SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the submit label for this view, which only keyboards on the screen show.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
