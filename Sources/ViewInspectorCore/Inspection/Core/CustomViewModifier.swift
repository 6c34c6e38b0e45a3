import SwiftUI

extension ViewType {
  /// A modifier of the user's own.
  public struct ViewModifier<T: SwiftUI.ViewModifier>: BaseViewType, CustomViewType,
    SingleViewContent, MultipleViewContent
  {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
    public static var namespacedPrefixes: [String] {
      [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }
    public static func inspectionCall(typeName: String) -> String {
      "modifier(\(typeName).self\(ViewType.commaPlaceholder))"
    }
    public static func child(_ content: Content) throws -> Content {
      let body = try content.modifierBody()
      return try Inspector.unwrap(body.view, body.medium.forChildren)
    }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      let body = try content.modifierBody()
      return try Inspector.viewsInContainer(body.view, body.medium.forChildren)
    }
  }

  /// What a modifier's body is given: it stands for the modified view.
  public struct ViewModifierContent: KnownViewType {
    public static let typePrefix = "_ViewModifier_Content"
    static let viewName = "SwiftUI._ViewModifier_Content"
    public static func inspectionCall(typeName: String) -> String {
      "viewModifierContent(\(ViewType.indexPlaceholder))"
    }
  }
}

extension ViewType.ViewModifier: TypeMatching {
  static func matches(_ content: Content) -> Bool { content.descriptor.type == T.self }
}

extension Content {
  fileprivate func modifierBody() throws -> Content {
    try (modifier ?? AppliedModifier(view, outer: medium)).body()
  }
}

extension AppliedModifier {
  fileprivate init(_ modifier: Any, outer medium: Medium) {
    self.init(modifier, place: medium.place)
    outer = OuterMedium(medium)
  }
}

extension InspectableView {
  /// A modifier of the user's own that the view has.
  ///
  /// - Parameter index: which of several of the type, in the order in which they were applied.
  public func modifier<T: SwiftUI.ViewModifier>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> {
    let name = Inspector.typeName(type: T.self)
    let found = content.medium.viewModifiers.filter {
      $0.descriptor.type == T.self
    }
    let position = index ?? 0
    guard found.indices.contains(position) else { throw missingModifier(name, index: position) }
    return InspectableView<ViewType.ViewModifier<T>>(
      unchecked: .modifier(found[position], content), parent: self,
      call: InspectionCall(ViewType.ViewModifier<T>.inspectionCall(typeName: name), index: index))
  }
}

extension InspectableView where View: SingleViewContent {
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func viewModifierContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.ViewModifierContent> { try child(at: index) }
}
