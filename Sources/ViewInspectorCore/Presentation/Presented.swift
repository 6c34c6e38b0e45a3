import Foundation
import SwiftUI

/// Content that modifiers show while a binding says so, and what they are called by.
struct PresentationKind {
  /// The modifiers' type names; with generic arguments, of which `*` stands for any, where these tell the kind.
  let modifiers: [String]

  static let sheets = PresentationKind(
    modifiers: ["SheetPresentationModifier", "ItemSheetPresentationModifier"], popups: [.sheet],
    isCover: false)

  /// What modifiers of an app's own present that belong to the kind.
  var popups: [PopupKind] = []
  /// Whether sheets are meant that cover the screen, or those that don't; nil where that is no question.
  var isCover: Bool?

  @MainActor func includes(_ modifier: AppliedModifier) -> Bool {
    if let presenter = modifier.modifier as? any BasePopupPresenter {
      return PopupKind.of(presenter).map(popups.contains) == true
    }
    guard modifiers.contains(where: { Self.matches($0, modifier) }) else { return false }
    guard let isCover else { return true }
    let kind = try? Inspector.attribute(.sheetKind, of: modifier.modifier)
    return (kind.map { String(describing: $0) } == "fullScreenCover") == isCover
  }

  @MainActor private static func matches(_ name: String, _ modifier: AppliedModifier) -> Bool {
    guard name.contains("<") else { return modifier.descriptor.bareName == name }
    let parts = name.components(separatedBy: "*")
    return modifier.name.hasPrefix(parts[0])
      && (parts.count == 1 || modifier.name.hasSuffix(parts[1]))
  }
}

extension InspectableView {
  /// The content that the index-th modifier of a kind presents.
  func presented<T: BaseViewType>(
    _ kind: PresentationKind, _ call: String, _ index: Int?, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    try modifierContent(call, index, where: kind.includes) { modifier in
      try PresentedContent.content(of: modifier, Inspector.typeName(type: T.self))
    }
  }
}

/// Reads modifiers that present content while a binding is true, or holds an item.
@MainActor
enum PresentedContent {
  /// What the modifier presents now.
  static func content(of modifier: AppliedModifier, _ name: String) throws -> Any {
    if let presenter = modifier.modifier as? any BasePopupPresenter {
      do { return try presenter.buildPopup() } catch InspectionError.viewNotFound {
        throw InspectionError.viewNotFound(parent: name)
      }
    }
    if let presenting = presenting(modifier) {
      guard let content = try presenting.presentedContent() else {
        throw InspectionError.viewNotFound(parent: name)
      }
      return content
    }
    throw InspectionError.notSupported(
      "\(modifier.descriptor.bareName) keeps what it presents to itself. "
        + "Present it with a modifier of your own that is a PopupPresenter or an ItemPopupPresenter"
    )
  }

  private static func presenting(_ modifier: AppliedModifier) -> (any ContentPresenting)? {
    KeptPopup(modifier) ?? (modifier.modifier as? any ContentPresenting)
  }

  static func dismiss(_ modifier: AppliedModifier) throws {
    if let presenter = modifier.modifier as? any BasePopupPresenter {
      presenter.dismissPopup()
    } else {
      try presenting(modifier)?.dismissContent()
    }
  }

  static func onDismiss(_ modifier: AppliedModifier) -> (() -> Void)? {
    switch modifier.modifier {
    case let presenter as any PopupPresenter: presenter.onDismiss
    case let presenter as any ItemPopupPresenter: presenter.onDismiss
    case let presenting as any ContentPresenting: presenting.dismissAction
    default: nil
    }
  }
}

/// An alert or a dialog that keeps what it shows, rather than a closure that makes it: it is its own content.
@MainActor
private struct KeptPopup: ContentPresenting {
  private let modifier: Any
  private let isPresented: Structure
  private let hasData: Structure

  init?(_ applied: AppliedModifier) {
    modifier = applied.modifier
    if Structure.alertIsPresented.matches(applied.descriptor) {
      (isPresented, hasData) = (.alertIsPresented, .alertHasData)
    } else if Structure.confirmationIsPresented.matches(applied.descriptor) {
      (isPresented, hasData) = (.confirmationIsPresented, .confirmationHasData)
    } else {
      return nil
    }
  }

  func presentedContent() throws -> Any? {
    let hasData = (try? Inspector.attribute(hasData, of: modifier, type: Bool.self)) ?? true
    return try hasData && binding().wrappedValue ? modifier : nil
  }

  func dismissContent() throws { try binding().wrappedValue = false }

  var dismissAction: (() -> Void)? { nil }

  private func binding() throws -> Binding<Bool> {
    try Inspector.attribute(isPresented, of: modifier, type: Binding<Bool>.self)
  }
}

/// A modifier that presents content.
@MainActor
protocol ContentPresenting {
  /// The content while it is presented.
  func presentedContent() throws -> Any?
  func dismissContent() throws
  var dismissAction: (() -> Void)? { get }
}
