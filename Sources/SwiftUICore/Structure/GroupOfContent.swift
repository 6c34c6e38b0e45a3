/// Transforms the subviews of a given view into a resulting content view.
///
/// You don't use this type directly: `Group(subviews:transform:)` makes it.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  package var view: Subviews
  package var content: (SubviewsCollection) -> Content
}

/// Transforms the sections of a given view into a resulting content view.
///
/// You don't use this type directly: `Group(sections:transform:)` makes it.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  package var sections: Sections
  package var content: (SectionCollection) -> Content
}

extension Group {
  /// Constructs a group from the subviews of the given view.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { first.padding() }
  ///       HStack { subviews.dropFirst() }
  ///     }
  ///   }
  /// }
  /// ```
  /// - Parameter transform: called on the main actor for each change of the subviews.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(view: view, content: transform)
  }

  /// Constructs a group from the sections of the given view.
  ///
  /// - Parameter transform: called on the main actor for each change of the sections or of the views in them.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// A view that shows another, made from what a third one consists of.
package protocol SubviewReadingView: View where Body == Never {
  associatedtype Source: View
  associatedtype Parts
  associatedtype Result: View
  @MainActor var source: Source { get }
  @MainActor func parts(_ source: _ViewNode) -> Parts
  @MainActor func result(_ parts: Parts) -> Result
}

extension SubviewReadingView {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    SubviewReadingNode(view, inputs)
  }

  @MainActor public static var _staticItemCount: Int? { nil }
}

extension GroupElementsOfContent: View, SubviewReadingView {
  public typealias Body = Never
  @MainActor package var source: Subviews { view }
  @MainActor package func parts(_ source: _ViewNode) -> SubviewsCollection {
    SubviewsCollection(source.items())
  }
  @MainActor package func result(_ parts: SubviewsCollection) -> Content { content(parts) }
}

extension GroupSectionsOfContent: View, SubviewReadingView {
  public typealias Body = Never
  @MainActor package var source: Sections { sections }
  @MainActor package func parts(_ source: _ViewNode) -> SectionCollection {
    var sources: [LazySource] = []
    source.appendLazySources(to: &sources)
    return SectionCollection(sources)
  }
  @MainActor package func result(_ parts: SectionCollection) -> Content { content(parts) }
}

private final class SubviewReadingNode<V: SubviewReadingView>: _TypedNode<V>, ItemOwner {
  private var view: V
  private var source: SubviewSourceNode<V.Source>?
  private var result: _TypedNode<V.Result>?
  var isItemRefreshPending = false

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs)
    let source = SubviewSourceNode(view.source, eagerInputs)
    self.source = source
    source.itemsChanged = { [weak self] in
      guard let self else { return }
      self.graph.setNeedsItems(self)
    }
    result = V.Result._makeNode(evaluate(source), childInputs)
  }

  private func evaluate(_ source: _ViewNode) -> V.Result {
    let parts = view.parts(source)
    return evaluating(V.self) { view.result(parts) }
  }

  override func update(_ view: V) {
    self.view = view
    source?.content?.update(view.source)
    refresh()
  }

  override func refresh() {
    guard let source else { return }
    result?.update(evaluate(source))
  }

  func refreshItems() {
    isItemRefreshPending = false
    if isMounted { refresh() }
  }

  // The source's nodes are shown by the result's: each is walked once, where it stands in the document.
  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let source { action(source) }
    if let result { action(result) }
  }

  override var standsForItsItems: Bool { false }

  override func appendItems(to items: inout [LayoutItem]) { result?.appendItems(to: &items) }

  override func appendLazySources(to sources: inout [LazySource]) {
    result?.appendLazySources(to: &sources)
  }

  override var representativeItem: LayoutItem? { result?.representativeItem }
}

/// The top of the views whose parts are shown elsewhere.
private final class SubviewSourceNode<Content: View>: _ViewNode {
  private(set) var content: _TypedNode<Content>?
  var itemsChanged: (() -> Void)?

  init(_ view: Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = Content._makeNode(view, childInputs)
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let content { action(content) }
  }

  override func childItemsChanged() { itemsChanged?() }
}
