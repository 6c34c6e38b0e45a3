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
    let kind: Any? = try? Inspector.attribute(.sheetKind, of: modifier.modifier)
    return (kind.map { String(describing: $0) } == "fullScreenCover") == isCover
  }

  @MainActor private static func matches(_ name: String, _ modifier: AppliedModifier) -> Bool {
    guard name.contains("<") else { return modifier.descriptor.bareName == name }
    let parts: [String] = name.components(separatedBy: "*")
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
    if let presenting = modifier.modifier as? any ContentPresenting {
      guard let content = try presenting.presentedContent() else {
        throw InspectionError.viewNotFound(parent: name)
      }
      return content
    }
    throw InspectionError.notSupported(
      "\(modifier.descriptor.bareName) does not show what it presents")
  }

  static func dismiss(_ modifier: AppliedModifier) throws {
    if let presenter = modifier.modifier as? any BasePopupPresenter {
      presenter.dismissPopup()
    } else {
      try (modifier.modifier as? any ContentPresenting)?.dismissContent()
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

/// A modifier that presents content.
@MainActor
protocol ContentPresenting {
  /// The content while it is presented.
  func presentedContent() throws -> Any?
  func dismissContent() throws
  var dismissAction: (() -> Void)? { get }
}
