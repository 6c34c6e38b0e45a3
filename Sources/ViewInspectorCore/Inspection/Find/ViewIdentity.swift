import SwiftUI

/// How to go on from a view that was told by its type: one for each type of view.
@MainActor
struct ViewIdentity {
  enum Indexing {
    case none
    case always
    /// One view inside is reached without an index, several by theirs.
    case whenSeveral
  }

  let viewType: any BaseViewType.Type
  let indexing: Indexing
  let make: (Content, (any UnwrappedView)?, Int?) -> any UnwrappedView
  let children: (Content) throws -> LazyGroup<Content>
  let supplementary: (any UnwrappedView) -> [Supplementary]

  /// A view beside the content, such as a label: made when the search gets to it.
  typealias Supplementary = () throws -> any UnwrappedView

  init<T: BaseViewType>(_ type: T.Type, call: String? = nil) {
    viewType = type
    let template = call ?? T.inspectionCall(typeName: T.typePrefix)
    make = { content, parent, index in
      InspectableView<T>(
        unchecked: content, parent: parent, call: InspectionCall(template, index: index))
    }
    let single = type as? any SingleViewContent.Type
    if let multiple = type as? any MultipleViewContent.Type {
      indexing = single == nil ? .always : .whenSeveral
      children = { try multiple.children($0) }
    } else if let single {
      indexing = .none
      children = { content in LazyGroup(count: 1) { _ in try single.child(content) } }
    } else {
      indexing = .none
      children = { _ in .empty }
    }
    let labeled = type as? any SupplementaryViews.Type
    supplementary = labeled.map { Self.supplementaryViews(of: $0) } ?? { _ in [] }
  }

  private static func supplementaryViews<S: SupplementaryViews>(
    of type: S.Type
  ) -> (any UnwrappedView) -> [Supplementary] {
    { view in
      (view as? InspectableView<S>).map { S.supplementaryViews(of: $0) } ?? []
    }
  }
}

/// A type of view that has views beside its content, which a search visits after it: a label, a header.
@MainActor
protocol SupplementaryViews: BaseViewType {
  static func supplementaryViews(of view: InspectableView<Self>) -> [ViewIdentity.Supplementary]
}

extension ViewIdentity {
  /// The identity of a view; nil where nothing is known of its type.
  static func of(_ content: Content) -> ViewIdentity? {
    let descriptor = content.descriptor
    let key = ObjectIdentifier(descriptor.type)
    if let cached = cache[key] { return cached }
    let known = ViewRegistry.identity(named: descriptor.bareNamespacedName)
    guard let made = known ?? make(descriptor, content.view) else { return nil }
    cache[key] = made
    return made
  }

  /// By type of view; emptied when a type is registered.
  static var cache: [ObjectIdentifier: ViewIdentity] = [:]

  private static func make(_ descriptor: TypeDescriptor, _ value: Any) -> ViewIdentity? {
    if case .customView = descriptor.role { return custom(descriptor, value) }
    for matching in ViewRegistry.matching where matching.matches(Content(value)) {
      return ViewIdentity(matching)
    }
    return nil
  }

  private static func custom(_ descriptor: TypeDescriptor, _ value: Any) -> ViewIdentity? {
    func make<V: SwiftUI.View>(_ view: V) -> ViewIdentity {
      let name = Inspector.typeName(
        type: descriptor.type, generics: .customViewPlaceholder)
      return ViewIdentity(
        ViewType.View<V>.self, call: ViewType.View<V>.inspectionCall(typeName: name))
    }
    return (value as? any SwiftUI.View).map { make($0) }
  }

  /// A custom view as a step of a path.
  static func customView(
    _ content: Content, _ parent: (any UnwrappedView)?, _ index: Int?
  ) -> any UnwrappedView {
    of(content)?.make(content, parent, index)
      ?? InspectableView<ViewType.ClassifiedView>(
        unchecked: content, parent: parent, call: .none)
  }

  /// For views of types that nothing is known of: whatever views are stored in them are looked into.
  static func unknown(_ content: Content) -> ViewIdentity {
    let name = content.typeName
    return ViewIdentity(
      ViewType.UnknownView.self,
      call: name.prefix(1).lowercased() + name.dropFirst() + "(\(ViewType.indexPlaceholder))")
  }
}
