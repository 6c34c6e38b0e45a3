/// A representation of an alert presentation, as `alert(isPresented:content:)` takes it.
public struct Alert {
  package var title: Text
  package var message: Text?
  package var primaryButton: Button
  package var secondaryButton: Button?

  /// Creates an alert with one button: OK unless you say otherwise.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primaryButton = dismissButton ?? .default(Text("OK"))
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    self.primaryButton = primaryButton
    self.secondaryButton = secondaryButton
  }

  /// A button of an alert or an action sheet. Its action is called on the main actor, before the alert closes.
  public struct Button {
    /// What the button is for. The name `Style` is left to code that inspects alerts.
    package enum Kind: Sendable {
      case `default`
      case cancel
      case destructive
    }
    package var label: Text
    package var style: Kind
    package var action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .default, action: action)
    }

    /// A button that also Escape stands for.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .cancel, action: action)
    }

    /// A button that cancels, labeled as usual.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), style: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .destructive, action: action)
    }
  }
}

/// A representation of an action sheet presentation, as `actionSheet(isPresented:content:)` takes it.
public struct ActionSheet {
  public typealias Button = Alert.Button

  package var title: Text
  package var message: Text?
  package var buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// What the older presentations are described by.
package protocol DialogDescription {
  var title: Text { get }
  var message: Text? { get }
  var allButtons: [Alert.Button] { get }
  static var kind: PresentationKind { get }
}

extension Alert: DialogDescription {
  package static var kind: PresentationKind { .alert }
  package var allButtons: [Button] { [primaryButton] + (secondaryButton.map { [$0] } ?? []) }
}

extension ActionSheet: DialogDescription {
  package static var kind: PresentationKind { .confirmationDialog }
  package var allButtons: [Button] { buttons }
}

/// The buttons of an older alert.
package struct DialogButtonList: View {
  let buttons: [Alert.Button]

  package var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension Alert.Button {
  fileprivate var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
