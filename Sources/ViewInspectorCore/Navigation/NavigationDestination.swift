import SwiftUI

extension ViewType {
  /// The page of a `navigationDestination(isPresented:destination:)` that is presented.
  public struct NavigationDestination: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content.withoutModifier }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(content.view, content.medium.forChildren)
    }
  }
}

extension InspectableView {
  /// The page of the index-th `navigationDestination(isPresented:destination:)` of the view, in the order in which
  /// they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func navigationDestination(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.NavigationDestination> {
    try presented(.navigationDestinations, "navigationDestination", index)
  }
}

extension InspectableView where View == ViewType.NavigationDestination {
  public func isPresented() throws -> Bool { try binding().wrappedValue }

  /// Shows or leaves the page.
  public func set(isPresented: Bool) throws { try binding().wrappedValue = isPresented }

  private func binding() throws -> Binding<Bool> {
    guard let modifier = content.modifier else {
      throw InspectionError.viewNotFound(parent: "NavigationDestination")
    }
    return try Inspector.attribute(
      .navigationDestinationIsPresented, of: modifier.modifier, type: Binding<Bool>.self)
  }
}

extension PresentationKind {
  static let navigationDestinations = PresentationKind(
    modifiers: ["ViewDestinationNavigationDestinationModifier"])
}

extension ModifierViews {
  static let navigationDestination = ModifierViews(
    "ViewDestinationNavigationDestinationModifier"
  ) { try $0.navigationDestination($1) }
}
