import SwiftUI

/// A modifier of an app's own around one of SwiftUI's that presents an alert, a sheet or a popover.
///
/// Older test suites declare such modifiers because they could not look into SwiftUI's own; those can be inspected
/// now without.
@MainActor @preconcurrency
public protocol BasePopupPresenter {
  func buildPopup() throws -> Any
  func dismissPopup()
  func content() throws -> ViewInspectorCore.Content
  var isAlertPresenter: Bool { get }
  var isActionSheetPresenter: Bool { get }
  var isPopoverPresenter: Bool { get }
  var isSheetPresenter: Bool { get }
}

/// A popup presenter with a binding to whether it presents.
@MainActor @preconcurrency
public protocol PopupPresenter: BasePopupPresenter {
  associatedtype Popup
  var isPresented: Binding<Bool> { get }
  var popupBuilder: () -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

/// A popup presenter with a binding to the item that it presents.
@MainActor @preconcurrency
public protocol ItemPopupPresenter: BasePopupPresenter {
  associatedtype Popup
  associatedtype Item: Identifiable
  var item: Binding<Item?> { get }
  var popupBuilder: (Item) -> Popup { get }
  var onDismiss: (() -> Void)? { get }
}

extension BasePopupPresenter {
  public var isAlertPresenter: Bool { PopupKind.of(self) == .alert }
  public var isActionSheetPresenter: Bool { PopupKind.of(self) == .actionSheet }
  public var isPopoverPresenter: Bool { PopupKind.of(self) == .popover }
  public var isSheetPresenter: Bool { PopupKind.of(self) == .sheet }
}

extension BasePopupPresenter where Self: ViewModifier {
  public func content() throws -> ViewInspectorCore.Content {
    try AppliedModifier(self).body()
  }
}

extension PopupPresenter {
  public var onDismiss: (() -> Void)? { nil }

  public func buildPopup() throws -> Any {
    guard isPresented.wrappedValue else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(type: Popup.self))
    }
    return popupBuilder()
  }

  public func dismissPopup() {
    isPresented.wrappedValue = false
    onDismiss?()
  }
}

extension ItemPopupPresenter {
  public var onDismiss: (() -> Void)? { nil }

  public func buildPopup() throws -> Any {
    guard let item = item.wrappedValue else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(type: Popup.self))
    }
    return popupBuilder(item)
  }

  public func dismissPopup() {
    item.wrappedValue = nil
    onDismiss?()
  }
}

/// What a presenter presents: told by the type of the popup, or else by SwiftUI's modifier in its body.
@MainActor
enum PopupKind {
  case alert, actionSheet, popover, sheet

  static func of(_ presenter: any BasePopupPresenter) -> PopupKind? {
    switch popupType(presenter).map({ TypeDescriptor.of($0).bareName }) {
    case "Alert": return .alert
    case "ActionSheet": return .actionSheet
    default: break
    }
    guard let body = try? presenter.content(),
      let inner = try? Inspector.unwrap(body.view, .empty)
    else { return nil }
    let names = inner.medium.viewModifiers.map(\.descriptor.bareName)
    if names.contains(where: { $0.contains("Popover") }) { return .popover }
    return names.isEmpty ? nil : .sheet
  }

  private static func popupType(_ presenter: any BasePopupPresenter) -> Any.Type? {
    func type<P: PopupPresenter>(of presenter: P) -> Any.Type { P.Popup.self }
    func itemType<P: ItemPopupPresenter>(of presenter: P) -> Any.Type { P.Popup.self }
    if let presenter = presenter as? any PopupPresenter { return type(of: presenter) }
    return (presenter as? any ItemPopupPresenter).map { itemType(of: $0) }
  }
}
