/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type used to drive selection for the tabs.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the views of the tabs. Not meant to be called or written by apps.
  @MainActor func _makeTabs(_ tabs: inout _TabViews)
}

extension TabContent {
  @MainActor public func _makeTabs(_ tabs: inout _TabViews) { body._makeTabs(&tabs) }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive tab: it has no body to call.") }
}

extension Never: TabContent {
  public typealias TabValue = Never
  @MainActor public func _makeTabs(_ tabs: inout _TabViews) {}
}

/// The views that tabs are made of, in order.
public struct _TabViews {
  package private(set) var views: [AnyView] = []

  @MainActor package mutating func add<V: View>(_ view: V) { views.append(AnyView(view)) }
}

/// A result builder that constructs tabs for a tab view.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view as a view.
  public struct Content<C> {
    package struct Storage {
      package var wrappedValue: C
    }
    package var _content: Storage

    init(_ content: C) { _content = Storage(wrappedValue: content) }
  }

  public static func buildExpression<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TupleTabContent<TabValue, (repeat _TabEntry<each C>)> {
    var tabs: [any TabContent] = []
    for tab in repeat each content { tabs.append(tab) }
    return _TupleTabContent((repeat _TabEntry(each content)), tabs)
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C>
  where C.TabValue == TabValue { _OptionalTabContent(content: content) }

  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(storage: .trueContent(first))
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalTabContent(storage: .falseContent(second))
  }
}

extension TabContentBuilder.Content: View where C: TabContent {
  public var body: some View {
    let views = tabs
    ForEach(views.indices, id: \.self) { views[$0] }
  }

  @MainActor private var tabs: [AnyView] {
    var tabs = _TabViews()
    _content.wrappedValue._makeTabs(&tabs)
    return tabs.views
  }
}

/// One of several tabs.
public struct _TabEntry<T> {
  package struct Content {
    package var tab: T
  }
  package var content: Content

  init(_ tab: T) { content = Content(tab: tab) }
}

/// Tabs that were written one after the other.
public struct _TupleTabContent<TabValue: Hashable, T> {
  package struct Tabs {
    package var value: T
  }
  package var _identifiedView: Tabs
  private let tabs: [any TabContent]

  init(_ value: T, _ tabs: [any TabContent]) {
    _identifiedView = Tabs(value: value)
    self.tabs = tabs
  }
}

extension _TupleTabContent: TabContent {
  public typealias Body = Never
  @MainActor public func _makeTabs(_ tabs: inout _TabViews) {
    for tab in self.tabs { tab._makeTabs(&tabs) }
  }
}

/// Tabs that may be there.
public struct _OptionalTabContent<C: TabContent> {
  package var content: C?
}

extension _OptionalTabContent: TabContent {
  public typealias TabValue = C.TabValue
  public typealias Body = Never
  @MainActor public func _makeTabs(_ tabs: inout _TabViews) { content?._makeTabs(&tabs) }
}

/// The one or the other tabs.
public struct _ConditionalTabContent<TrueContent: TabContent, FalseContent: TabContent>
where TrueContent.TabValue == FalseContent.TabValue {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package var storage: Storage
}

extension _ConditionalTabContent: TabContent {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Never
  @MainActor public func _makeTabs(_ tabs: inout _TabViews) {
    switch storage {
    case .trueContent(let content): content._makeTabs(&tabs)
    case .falseContent(let content): content._makeTabs(&tabs)
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  @_disfavoredOverload
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }

  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  @MainActor public func _makeTabs(_ tabs: inout _TabViews) {
    for element in data { content(element)._makeTabs(&tabs) }
  }
}

/// Tabs under a title, which are shown as other tabs are: there is no place for the title in a row of tabs.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  package var header: Header
  package var content: Content
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  @MainActor public func _makeTabs(_ tabs: inout _TabViews) { content._makeTabs(&tabs) }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs under a title, which is looked up as a key for localization.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  /// Tabs under a title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content())
  }
}
