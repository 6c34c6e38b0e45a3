import SwiftUI

extension ViewType {
  public struct Toggle: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Toggle"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Toggle {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.toggleLabel), "labelView()")
  }

  /// Turns the toggle.
  ///
  /// - Throws: `unresponsiveControl` where a user could not tap it.
  public func tap() throws {
    try guardIsResponsive()
    try isOnBinding().wrappedValue.toggle()
  }

  public func isOn() throws -> Bool { try isOnBinding().wrappedValue }

  private func isOnBinding() throws -> Binding<Bool> {
    let binding: Any = try Inspector.attribute(.toggleIsOn, of: content.view)
    if let binding = binding as? Binding<Bool> { return binding }
    return try ToggleState.binding(binding)
  }
}

/// What newer releases keep in place of a boolean, where some of several values may be on.
private enum ToggleState {
  case on, off, mixed

  @MainActor static func binding(_ value: Any) throws -> Binding<Bool> {
    func rebind<B>(_ value: B) throws -> Binding<ToggleState> {
      try Inspector.unsafeMemoryRebind(value: value, type: Binding<ToggleState>.self)
    }
    let state: Binding<ToggleState> = try _openExistential(value, do: rebind)
    return Binding<Bool>(
      get: { state.wrappedValue == .on }, set: { state.wrappedValue = $0 ? .on : .off })
  }
}
