import SwiftUI

extension ViewType {
  /// A `GeometryReader`: what it makes of a geometry of no size.
  public struct GeometryReader: KnownViewType, SingleViewContent {
    public static let typePrefix = "GeometryReader"
    public static func child(_ content: Content) throws -> Content {
      guard let reader = content.view as? any GeometryReading else {
        throw InspectionError.typeMismatch(content.view, (any GeometryReading).self)
      }
      return try content.unwrapped(reader.contentView())
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> {
    try child(at: index)
  }
}

/// Makes the content of a `GeometryReader` whose generic arguments are not known.
@MainActor
private protocol GeometryReading {
  func contentView() throws -> Any
}

extension GeometryReader: GeometryReading {
  fileprivate func contentView() throws -> Any {
    content(try Platform.geometryProxy())
  }
}
