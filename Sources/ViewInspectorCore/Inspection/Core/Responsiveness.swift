import SwiftUI

extension InspectableView {
  /// Whether the view, or one that it is in, is disabled.
  public func isDisabled() -> Bool {
    content.medium.transitiveModifiers.contains { EnvironmentKeyPaths.isDisabling($0.modifier) }
  }

  /// Whether the view, or one that it is in, is hidden; labels of controls are where `labelsHidden()` says so.
  public func isHidden() -> Bool { hasInheritedModifier(.hidden) || isHiddenLabel }

  public func labelsHidden() -> Bool { hasInheritedModifier(.labelsHidden) }

  /// Whether neither the view nor one that it is in refuses clicks.
  public func allowsHitTesting() -> Bool {
    !content.medium.transitiveModifiers.contains { modifier in
      guard Structure.allowsHitTesting.matches(modifier.descriptor) else { return false }
      let allows = try? Inspector.attribute(
        .allowsHitTesting, of: modifier.modifier, type: Bool.self)
      return allows == false
    }
  }

  /// Whether a user could act on the view.
  public func isResponsive() -> Bool {
    !isDisabled() && !isHidden() && allowsHitTesting() && !isAbsent
  }

  /// - Throws: `unresponsiveControl` where a user could not act on the view, with the outermost cause.
  func guardIsResponsive() throws {
    let name = content.typeName
    if isDisabled() { throw unresponsive(name, "is disabled") { $0.isDisabled() } }
    if isHidden() { throw unresponsive(name, "is hidden") { $0.isHidden() } }
    if !allowsHitTesting() {
      throw unresponsive(name, "has allowsHitTesting set to false") { !$0.allowsHitTesting() }
    }
    if isAbsent {
      throw InspectionError.unresponsiveControl(
        name: name, reason: "the conditional view has been hidden")
    }
  }

  private func unresponsive(
    _ name: String, _ state: String,
    where condition: (InspectableView<ViewType.ClassifiedView>) -> Bool
  ) -> InspectionError {
    var cause: any UnwrappedView = self
    for ancestor in ancestors {
      guard condition(ancestor.classifiedView) else { break }
      cause = ancestor
    }
    let path: String = cause.pathToRoot
    return .unresponsiveControl(name: name, reason: "\(path.isEmpty ? "it" : path) \(state)")
  }

  private var isHiddenLabel: Bool {
    guard labelsHidden() else { return false }
    var step: (any UnwrappedView)? = self
    while let current = step {
      if current.call.template == "labelView()", let control = current.parentView,
        ViewIdentity.of(control.content)?.viewType is any LabelHidingControl.Type,
        control.classifiedView.labelsHidden()
      {
        return true
      }
      step = current.parentView
    }
    return false
  }
}

/// A type of control whose label `labelsHidden()` hides.
@MainActor
protocol LabelHidingControl: BaseViewType {}
