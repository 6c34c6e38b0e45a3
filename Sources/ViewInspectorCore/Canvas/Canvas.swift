import SwiftUI

extension ViewType {
  /// A `Canvas`: the symbols that it may draw.
  public struct Canvas: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Canvas"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.symbolsView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func canvas() throws -> InspectableView<ViewType.Canvas> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func canvas(_ index: Int) throws -> InspectableView<ViewType.Canvas> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Canvas {
  public func symbolsView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.canvasSymbols), "symbolsView()")
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func colorMode() throws -> ColorRenderingMode {
    try Inspector.attribute(.canvasColorMode, of: content.view, type: ColorRenderingMode.self)
  }

  public func opaque() throws -> Bool { try flags() & (1 << 1) != 0 }

  public func rendersAsynchronously() throws -> Bool { try flags() & (1 << 2) != 0 }

  /// Which bits stand for what is known from Apple's.
  private func flags() throws -> UInt64 {
    let value = try Inspector.attribute(.canvasFlags, of: content.view)
    guard let flags = value as? any BinaryInteger else {
      throw InspectionError.typeMismatch(value, (any BinaryInteger).self)
    }
    return UInt64(truncatingIfNeeded: flags)
  }
}
