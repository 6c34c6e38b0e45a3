import SwiftUI

extension ViewType {
  public struct OutlineGroup: KnownViewType {
    public static let typePrefix = "OutlineGroup"
  }
}

#if !os(tvOS) && !os(watchOS)
  extension InspectableView where View: SingleViewContent {
    public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> { try child() }
  }

  extension InspectableView where View: MultipleViewContent {
    public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> {
      try child(at: index)
    }
  }

  extension InspectableView where View == ViewType.OutlineGroup {
    /// The elements of the outline's roots, or its one root.
    public func sourceData<T>(_ type: T.Type) throws -> T {
      try Inspector.cast(
        value: Inspector.attribute(.outlineGroupData, of: content.view), type: T.self)
    }

    /// The view of an element.
    public func leaf(_ dataElement: Any) throws -> InspectableView<ViewType.ClassifiedView> {
      guard #available(iOS 14.0, macOS 11.0, *),
        let outline = content.view as? any OutlineReading
      else { throw InspectionError.notSupported("The outline can't be read on this system") }
      return try supplementary(content.unwrapped(outline.leaf(of: dataElement)), "leaf()")
    }
  }

  /// Makes the rows of an `OutlineGroup` whose generic arguments are not known.
  @MainActor
  private protocol OutlineReading {
    func leaf(of element: Any) throws -> Any
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension OutlineGroup: OutlineReading {
    fileprivate func leaf(of element: Any) throws -> Any {
      let element: Data.Element = try Inspector.cast(value: element, type: Data.Element.self)
      let make: (Data.Element) -> Leaf = try Inspector.attribute(
        .outlineGroupLeaf, of: self, type: ((Data.Element) -> Leaf).self)
      return make(element)
    }
  }
#endif
