import Foundation
import SwiftUI

extension InspectableView {
  /// Calls what `accessibilityAction(named:_:)` was given for a name, or taps the button of that name among those of
  /// `accessibilityActions(_:)`.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    try callAccessibilityAction(AccessibilityActionKind(named: SwiftUI.Text(named)))
  }

  /// Calls what `accessibilityAction(_:_:)` was given for a kind.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    let name = try? actionName(kind)
    let action = accessibilityActions().first { action in
      let own = try? Inspector.attribute(
        .accessibilityActionKind, of: action, type: AccessibilityActionKind.self)
      guard let own else { return false }
      return own == kind || (name != nil && name == (try? actionName(own)))
    }
    if action == nil, let name, let button = accessibilityActionButton(name) {
      return try button.tap()
    }
    let label = name.map { "named: \"\($0)\"" } ?? Self.caseName(kind)
    try accessibilityHandler(of: action, "accessibilityAction(\(label))", as: Void.self)(())
  }

  /// Calls what `accessibilityAdjustableAction(_:)` was given.
  public func callAccessibilityAdjustableAction(
    _ direction: AccessibilityAdjustmentDirection = .increment
  ) throws {
    try accessibilityHandler(
      of: accessibilityAction("AccessibilityAdjustableAction"), "accessibilityAdjustableAction",
      as: AccessibilityAdjustmentDirection.self)(direction)
  }

  /// Calls what `accessibilityScrollAction(_:)` was given.
  ///
  /// - Parameter edge: the edge that the user scrolls to.
  public func callAccessibilityScrollAction(_ edge: Edge) throws {
    try accessibilityHandler(
      of: accessibilityAction("AccessibilityScrollAction"), "accessibilityScrollAction",
      as: Edge.self)(edge)
  }

  /// The actions of all modifiers with their handlers, those of the outermost modifier first.
  private func accessibilityActions() -> [Any] {
    modifiers(.accessibilityActions).reversed().flatMap { modifier -> [Any] in
      let actions = try? Inspector.attribute(
        .accessibilityActions, of: modifier.modifier, type: [Any].self)
      return (actions ?? []).compactMap {
        try? Inspector.attribute(.accessibilityActionBase, of: $0)
      }
    }
  }

  private func accessibilityAction(_ typeName: String) -> Any? {
    accessibilityActions().first { action in
      let value = try? Inspector.attribute(.accessibilityActionValue, of: action)
      return value.map { Inspector.typeName(value: $0).contains(typeName) } == true
    }
  }

  private func accessibilityHandler<T>(
    of action: Any?, _ call: String, as type: T.Type
  ) throws -> (T) -> Void {
    guard let action else { throw missingModifier(call) }
    return try Inspector.attribute(
      .accessibilityActionHandler, of: action, type: ((T) -> Void).self)
  }

  /// A button among the views of `accessibilityActions(_:)`.
  private func accessibilityActionButton(_ name: String) -> InspectableView<ViewType.Button>? {
    for index in modifiers(.accessibilityActionViews).indices.reversed() {
      let views: InspectableView<ViewType.ClassifiedView>? = try? modifierContent(
        .accessibilityActionViews, "accessibilityActions", index)
      if let button = try? views?.find(button: name) { return button }
    }
    return nil
  }

  private func actionName(_ kind: AccessibilityActionKind) throws -> String {
    try TextReader(.testsDefault).string(
      of: Inspector.attribute(.accessibilityActionName, of: kind))
  }

  /// The kind as one writes it: `.escape`.
  private static func caseName(_ kind: AccessibilityActionKind) -> String {
    let parts = String(describing: kind).split { $0 == "." || $0 == ")" }
    return "." + (parts.last ?? "")
  }
}
