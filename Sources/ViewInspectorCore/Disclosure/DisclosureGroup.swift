import SwiftUI

extension ViewType {
  public struct DisclosureGroup: KnownViewType, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "DisclosureGroup"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.disclosureGroupContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.DisclosureGroup {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.disclosureGroupLabel), "labelView()")
  }

  public func isExpanded() throws -> Bool {
    if let binding = expandedBinding { return binding.wrappedValue }
    return try Inspector.attribute(
      .disclosureGroupState, of: content.view, type: State<Bool>.self
    ).wrappedValue
  }

  /// Opens the group.
  ///
  /// - Throws: `notSupported` where the group keeps its state itself.
  public func expand() throws { try set(isExpanded: true) }

  /// Closes the group.
  ///
  /// - Throws: `notSupported` where the group keeps its state itself.
  public func collapse() throws { try set(isExpanded: false) }

  private func set(isExpanded: Bool) throws {
    guard let binding = expandedBinding else {
      throw InspectionError.notSupported(
        "You need to enable programmatic expansion by using "
          + "`DisclosureGroup(isExpanded:, content:, label:`")
    }
    binding.wrappedValue = isExpanded
  }

  private var expandedBinding: Binding<Bool>? {
    try? Inspector.attribute(.disclosureGroupBinding, of: content.view, type: Binding<Bool>.self)
  }
}
