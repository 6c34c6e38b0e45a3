import SwiftUI

extension ViewType {
  public struct Link: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Link"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func link() throws -> InspectableView<ViewType.Link> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Link {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.linkLabel), "labelView()")
  }

  public func url() throws -> URL {
    try Inspector.attribute(.linkURL, of: content.view, type: URL.self)
  }
}

extension InspectableView {
  /// Searches for a link to an address.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self) { try $0.url() == url }
  }

  /// Searches for a link with a text in its label.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }
}
