import SwiftUI

extension ViewType {
  /// An `OutlineGroup`: the views of its elements, whether or not the rows that they are in are open.
  public struct OutlineGroup: KnownViewType {
    public static let typePrefix = "OutlineGroup"
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ViewType.OutlineGroup: SupplementaryViews {
  static func supplementaryViews(
    of view: InspectableView<Self>
  ) -> [ViewIdentity.Supplementary] {
    guard #available(iOS 14.0, macOS 11.0, *),
      let outline = view.content.view as? any OutlineReading
    else { return [] }
    return outline.indexPaths.map { path in { try view.leaf(at: path) } }
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View: SingleViewContent {
  public func outlineGroup() throws -> InspectableView<ViewType.OutlineGroup> { try child() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View: MultipleViewContent {
  public func outlineGroup(_ index: Int) throws -> InspectableView<ViewType.OutlineGroup> {
    try child(at: index)
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
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

  /// The view of the element at a place in the tree: `leaf(at: [0, 2])` is that of the third child of the first
  /// root.
  public func leaf(at path: IndexPath) throws -> InspectableView<ViewType.ClassifiedView> {
    guard #available(iOS 14.0, macOS 11.0, *),
      let outline = content.view as? any OutlineReading
    else { throw InspectionError.notSupported("The outline can't be read on this system") }
    guard let leaf = try outline.leaf(at: path) else {
      throw InspectionError.viewNotFound(parent: "OutlineGroup")
    }
    return try supplementary(content.unwrapped(leaf), "leaf(at: \(Array(path)))")
  }
}

/// Makes the rows of an `OutlineGroup` whose generic arguments are not known.
@MainActor
private protocol OutlineReading {
  func leaf(of element: Any) throws -> Any
  func leaf(at path: IndexPath) throws -> Any?
  /// The places of all elements, each before those below it.
  var indexPaths: [IndexPath] { get }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup: OutlineReading {
  fileprivate func leaf(of element: Any) throws -> Any {
    let element = try Inspector.cast(value: element, type: Data.Element.self)
    let make = try Inspector.attribute(
      .outlineGroupLeaf, of: self, type: ((Data.Element) -> Leaf).self)
    return make(element)
  }

  fileprivate func leaf(at path: IndexPath) throws -> Any? {
    var elements = roots
    var found: Data.Element?
    for index in path {
      guard elements.indices.contains(index) else { return nil }
      let element = elements[index]
      elements = children(of: element)
      found = element
    }
    return try found.map { try leaf(of: $0) }
  }

  fileprivate var indexPaths: [IndexPath] {
    func paths(_ elements: [Data.Element], _ start: IndexPath) -> [IndexPath] {
      elements.enumerated().flatMap { index, element in
        [start.appending(index)] + paths(children(of: element), start.appending(index))
      }
    }
    return paths(roots, IndexPath())
  }

  @MainActor private var roots: [Data.Element] {
    let data = try? Inspector.attribute(.outlineGroupData, of: self)
    return (data as? Data).map { Array($0) } ?? (data as? Data.Element).map { [$0] } ?? []
  }

  @MainActor private func children(of element: Data.Element) -> [Data.Element] {
    let children = try? Inspector.attribute(
      .outlineGroupChildren, of: self, type: ((Data.Element) -> Data?).self)
    return children?(element).map { Array($0) } ?? []
  }
}
