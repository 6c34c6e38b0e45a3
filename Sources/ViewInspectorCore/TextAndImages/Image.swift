import SwiftUI

extension ViewType {
  public struct Image: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Image"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func image() throws -> InspectableView<ViewType.Image> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Image {
  /// The image itself, with what was applied to it.
  public func actualImage() throws -> SwiftUI.Image {
    try Inspector.cast(value: content.view, type: SwiftUI.Image.self)
  }

  /// The text that assistive technologies are told in place of the image.
  public func labelView() throws -> InspectableView<ViewType.Text> {
    let label = try actualImage().label()
    return try supplementary(content.unwrapped(label), "labelView()")
  }
}

extension SwiftUI.Image {
  /// The image that modifiers such as `resizable()` were applied to.
  @MainActor @preconcurrency
  public func rootImage() throws -> SwiftUI.Image {
    var image = self
    while let base = try? Inspector.attribute(
      .imageBase, of: image.inspectedProvider(), type: SwiftUI.Image.self)
    {
      image = base
    }
    return image
  }

  /// The name in the asset catalog, or of the system's symbol.
  @MainActor @preconcurrency
  public func name() throws -> String {
    try Inspector.attribute(
      .imageName, of: rootImage().inspectedProvider(), type: String.self)
  }

  /// How the image uses its pixels: what `renderingMode(_:)` says last.
  @MainActor @preconcurrency
  public func renderingMode() throws -> SwiftUI.Image.TemplateRenderingMode {
    try applied(.imageRenderingMode)
  }

  /// What `resizable(capInsets:resizingMode:)` says last.
  @MainActor @preconcurrency
  public func resizableParameters() throws -> (
    capInsets: EdgeInsets, resizingMode: SwiftUI.Image.ResizingMode
  ) {
    (try applied(.imageCapInsets), try applied(.imageResizingMode))
  }

  @MainActor fileprivate func inspectedProvider() throws -> Any {
    try Inspector.attribute(.imageProvider, of: self)
  }

  /// A value in the outermost of the image's layers that has it.
  @MainActor private func applied<T>(_ row: Structure) throws -> T {
    var image = self
    while true {
      let provider = try image.inspectedProvider()
      if let value = try? Inspector.attribute(row, of: provider, type: T.self) { return value }
      guard
        let base = try? Inspector.attribute(.imageBase, of: provider, type: SwiftUI.Image.self)
      else { return try Inspector.attribute(row, of: provider, type: T.self) }
      image = base
    }
  }

  @MainActor fileprivate func label() throws -> SwiftUI.Text {
    let provider = try rootImage().inspectedProvider()
    let label = try Inspector.attribute(.imageLabel, of: provider)
    let mirror = Mirror(reflecting: label)
    if mirror.displayStyle == .optional, mirror.children.isEmpty {
      throw InspectionError.viewNotFound(parent: "labelView")
    }
    if let text = label as? SwiftUI.Text { return text }
    let symbol = try? Inspector.attribute(.imageSymbolLabel, of: label, type: String.self)
    return SwiftUI.Text(verbatim: try symbol ?? name())
  }
}
