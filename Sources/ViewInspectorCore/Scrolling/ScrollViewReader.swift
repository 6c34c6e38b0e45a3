import SwiftUI

extension ViewType {
  /// A `ScrollViewReader`: what it makes of a proxy that scrolls nothing.
  public struct ScrollViewReader: KnownViewType, SingleViewContent {
    public static let typePrefix = "ScrollViewReader"
    public static func child(_ content: Content) throws -> Content {
      guard #available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *),
        let reader = content.view as? any ScrollReading
      else {
        throw InspectionError.typeMismatch(content.view, (any ScrollReading).self)
      }
      return try content.unwrapped(reader.contentView())
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> {
    try child(at: index)
  }
}

/// Makes the content of a `ScrollViewReader` whose generic argument is not known.
@MainActor
private protocol ScrollReading {
  func contentView() throws -> Any
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ScrollViewReader: ScrollReading {
  fileprivate func contentView() throws -> Any {
    content(try Platform.scrollViewProxy())
  }
}
