import Observation

/// How a presentation may be closed, as its content says.
@Observable
@MainActor
package final class SheetBehavior {
  @ObservationIgnored private var owners: Set<ObjectIdentifier> = []
  @ObservationIgnored private var buttons: [(owner: ObjectIdentifier, cancel: (() -> Void)?)] = []
  /// Whether the content has buttons that close the presentation.
  private(set) var hasButtons = false
  /// Whether one of them cancels.
  private(set) var hasCancelButton = false

  init() {}

  var isDismissDisabled: Bool { !owners.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, owner: ObjectIdentifier) {
    if isDisabled { owners.insert(owner) } else { owners.remove(owner) }
  }

  /// Adds a button that closes the presentation, or takes a new value of it.
  ///
  /// - Parameter cancel: what is done before the presentation is closed by the window's controls.
  func setButton(owner: ObjectIdentifier, cancel: (() -> Void)?) {
    if let index = buttons.firstIndex(where: { $0.owner == owner }) {
      buttons[index].cancel = cancel
    } else {
      buttons.append((owner, cancel))
    }
    count()
  }

  func removeButton(owner: ObjectIdentifier) {
    buttons.removeAll { $0.owner == owner }
    count()
  }

  private func count() {
    let hasAny = !buttons.isEmpty
    if hasButtons != hasAny { hasButtons = hasAny }
    let hasCancel = buttons.contains { $0.cancel != nil }
    if hasCancelButton != hasCancel { hasCancelButton = hasCancel }
  }

  func cancel() { buttons.last { $0.cancel != nil }?.cancel?() }
}

private struct SheetBehaviorKey: EnvironmentKey {
  static let defaultValue: SheetBehavior? = nil
}

extension EnvironmentValues {
  var sheetBehavior: SheetBehavior? {
    get { self[SheetBehaviorKey.self] }
    set { self[SheetBehaviorKey.self] = newValue }
  }
}
