import SwiftUI

extension View {
  /// The view, ready to be inspected.
  ///
  /// Where the calling test has hosted the view with `ViewHosting.host`, that is the hosted one: its state is
  /// there, and what actions change shows in the next inspection.
  ///
  /// - Parameter function: the test's name, by which its hosted view is found.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let medium = ViewHosting.medium(for: self, ViewHosting.ViewId(function: function))
    return InspectableView<ViewType.ClassifiedView>(
      unchecked: try Inspector.unwrap(self, medium), parent: nil, call: .none)
  }

  /// What the view shows: its body, with the environment's objects in place.
  @MainActor @preconcurrency
  public func extractContent(environmentObjects: [AnyObject]) throws -> Any {
    var medium: Medium = .empty
    medium.environmentObjects = environmentObjects
    return try ViewBody.of(self, in: medium)
  }
}

extension ViewModifier {
  /// The modifier, ready to be inspected: what its body makes of a placeholder for the view.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ViewModifier<Self>> {
    let medium = ViewHosting.medium(
      forModifier: self, ViewHosting.ViewId(function: function))
    return InspectableView<ViewType.ViewModifier<Self>>(
      unchecked: ViewInspectorCore.Content(self, medium: medium), parent: nil, call: .none)
  }

  /// What the modifier shows: its body, with the environment's objects in place.
  @MainActor @preconcurrency
  public func extractContent(environmentObjects: [AnyObject]) throws -> Any {
    var medium: Medium = .empty
    medium.environmentObjects = environmentObjects
    return try ViewBody.of(modifier: self, in: medium)
  }
}
