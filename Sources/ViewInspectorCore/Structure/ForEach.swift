import SwiftUI

extension ViewType {
  public struct ForEach: KnownViewType, MultipleViewContent {
    public static let typePrefix = "ForEach"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      if let children = try ContentLoop.children(content) { return children }
      guard let loop = content.view as? any LoopReading else {
        throw InspectionError.typeMismatch(content.view, (any LoopReading).self)
      }
      let medium = content.medium.forChildren
      let place = medium.place?.node(of: content.view)
      return LazyGroup(count: loop.elementCount) { index in
        try Inspector.unwrap(loop.view(at: index), medium.at(place?.element(index) ?? medium.place))
      }
    }
  }
}

/// Reads the public parts of a `ForEach` whose generic arguments are not known.
@MainActor
protocol LoopReading {
  var elementCount: Int { get }
  func view(at index: Int) -> Any
}

extension ForEach: LoopReading {
  var elementCount: Int { data.count }

  func view(at index: Int) -> Any {
    content(data[data.index(data.startIndex, offsetBy: index)])
  }
}

extension InspectableView where View: SingleViewContent {
  public func forEach() throws -> InspectableView<ViewType.ForEach> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> {
    try child(at: index)
  }
}
