import SwiftUI

extension ViewType {
  public struct ShareLink: KnownViewType, SupplementaryViews {
    public static let typePrefix = "ShareLink"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }, { try view.messageView() }, { try view.subjectView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func shareLink() throws -> InspectableView<ViewType.ShareLink> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func shareLink(_ index: Int) throws -> InspectableView<ViewType.ShareLink> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ShareLink {
  /// The one item that is shared.
  ///
  /// - Throws: `notSupported` where there are several.
  public func item<T>(type: T.Type) throws -> T {
    guard let item = try? Inspector.attribute(.shareLinkItem, of: content.view) else {
      throw InspectionError.notSupported(
        "ShareLink has multiple items. Please use items() instead of item(type:)")
    }
    return try Inspector.cast(value: item, type: T.self)
  }

  /// The collection of the items that are shared.
  public func items() throws -> Any { try Inspector.attribute(.shareLinkItems, of: content.view) }

  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    let label = try Inspector.attribute(.shareLinkLabel, of: content.view)
    let text =
      Inspector.typeName(value: label) == "DefaultShareLinkLabel"
      ? try Inspector.attribute(.defaultShareLinkLabel, of: label) : nil
    return try supplementary(content.unwrapped(text ?? label), "labelView()")
  }

  public func messageView() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.child(.shareLinkMessage), "messageView()")
  }

  public func subjectView() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.child(.shareLinkSubject), "subjectView()")
  }

  /// The preview of an item.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  public func sharePreview<DataElement, PreviewImage, PreviewIcon>(
    for element: DataElement, imageType: PreviewImage.Type, iconType: PreviewIcon.Type
  ) throws -> SharePreview<PreviewImage, PreviewIcon>
  where PreviewImage: Transferable, PreviewIcon: Transferable {
    typealias Preview = (DataElement) -> SharePreview<PreviewImage, PreviewIcon>
    let preview = try Inspector.attribute(
      .shareLinkPreview, of: content.view, type: Preview.self)
    return preview(element)
  }
}
