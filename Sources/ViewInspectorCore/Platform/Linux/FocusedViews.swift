#if os(Linux)
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Whether the state that `focused` binds says that the view has the focus. Views that are not hosted have none.
  public func focused() throws -> Bool { try focus().isHere }

  /// Gives the state that `focused` binds the value that stands for the view, which moves the focus of a hosted view
  /// to it.
  ///
  /// - Throws: `unresponsiveControl` where the view could not take the focus.
  public func setFocused() throws {
    let focus = try focus()
    try guardIsResponsive()
    focus.move()
  }

  private func focus() throws -> any FocusBinding {
    let found = content.medium.viewModifiers.lazy
      .compactMap { $0.modifier as? any FocusBinding }.first
    guard let found else { throw missingModifier("focused") }
    return found
  }
}

/// A modifier that ties the focus to a state.
@MainActor
private protocol FocusBinding {
  var isHere: Bool { get }
  func move()
}

extension _FocusedModifier: FocusBinding {
  fileprivate var isHere: Bool { binding.wrappedValue == value }
  fileprivate func move() { binding.wrappedValue = value }
}
#endif
