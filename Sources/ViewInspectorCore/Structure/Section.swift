import SwiftUI

extension ViewType {
  public struct Section: KnownViewType, MultipleViewContent, SupplementaryViews {
    public static let typePrefix = "Section"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.sectionContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.header() }, { try view.footer() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func section() throws -> InspectableView<ViewType.Section> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Section {
  public func header() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.sectionHeader), "header()")
  }

  public func footer() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.sectionFooter), "footer()")
  }
}
