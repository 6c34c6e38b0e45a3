import SwiftUI

extension ViewType {
  /// A `NavigationLink`: its destination's views, and a label beside them.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent,
    SupplementaryViews
  {
    public static let typePrefix = "NavigationLink"
    public static func child(_ content: Content) throws -> Content {
      try content.child(.navigationLinkDestination)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.navigationLinkDestination)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.NavigationLink {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.navigationLinkLabel), "labelView()")
  }

  /// Whether the destination is shown.
  ///
  /// - Throws: `notSupported` where the link has no binding that says so.
  public func isActive() throws -> Bool { try activeBinding().wrappedValue }

  /// Shows the destination.
  ///
  /// - Throws: `notSupported` where the link has no binding to set.
  public func activate() throws { try activeBinding().wrappedValue = true }

  /// Leaves the destination.
  ///
  /// - Throws: `notSupported` where the link has no binding to set.
  public func deactivate() throws { try activeBinding().wrappedValue = false }

  /// The value that the link pushes.
  public func value<Value>(_ type: Value.Type = Value.self) throws -> Value {
    let value = try Inspector.attribute(.navigationLinkValue, of: content.view)
    return try Inspector.cast(value: (value as? AnyHashable)?.base ?? value, type: Value.self)
  }

  private func activeBinding() throws -> Binding<Bool> {
    do {
      return try Inspector.attribute(
        .navigationLinkIsActive, of: content.view, type: Binding<Bool>.self)
    } catch {
      throw InspectionError.notSupported(
        "Please use `NavigationLink(destination:, tag:, selection:)` "
          + "if you need to access the state value for reading or writing.")
    }
  }
}

extension InspectableView {
  /// Searches for a navigation link with a text in it.
  public func find(
    navigationLink string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: string, locale: locale)
  }
}
