import SwiftUI

/// What is searched.
@MainActor let needle = Text(SearchedViews.text)

/// A view of each type that can hold others, with a text at the place that the name tells: what a search must find.
@MainActor
struct SearchedViews {
  static let text = "needle"

  static var all: [(name: String, view: any View)] {
    var views = SearchedViews()
    views.addStructure()
    views.addLayout()
    views.addLists()
    views.addLabels()
    views.addValueLabels()
    views.addMenus()
    views.addNavigation()
    views.addGeneratedContent()
    addDeprecatedSamples(to: &views)
    return views.values
  }

  private var values: [(name: String, view: any View)] = []

  private mutating func add(_ name: String, _ view: some View) { values.append((name, view)) }

  private struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  private mutating func addStructure() {
    add("Text", needle)
    add("AnyView", AnyView(needle))
    add("EquatableView", EquatableView(content: Row(needle: needle)))
    add("ForEach", ForEach([1], id: \.self) { _ in needle })
    add("Group", Group { needle })
    #if os(Linux)
    add("PreviewModifierContent", previewModifierContent(needle))
    #endif
    add("GroupElementsOfContent", Group(subviews: needle) { _ in EmptyView() })
    add("GroupSectionsOfContent", Group(sections: Section { needle }) { _ in EmptyView() })
    add("ForEachSubviewCollection", ForEach(subviews: needle) { $0 })
    add("ForEachSectionCollection", ForEach(sections: Section { needle }) { $0.content })
    add("IDView", needle.id(1))
    add("ModifiedContent", needle.padding().opacity(0.5))
    add("SubscriptionView", needle.onReceive([1].publisher) { _ in })
    add(
      "TupleView",
      ViewBuilder.buildBlock(EmptyView(), needle))
    let first: _ConditionalContent<Text, EmptyView> = ViewBuilder.buildEither(first: needle)
    add("_ConditionalContent", first)
    add("Optional", ViewBuilder.buildIf(needle))
    add("_ViewModifier_Content", needle.modifier(Framed()))
    add("Custom view", Row(needle: needle))
  }

  private struct Row: View, Equatable {
    let needle: Text
    var body: some View { HStack { needle } }
  }

  private struct Framed: ViewModifier {
    func body(content: Self.Content) -> some View { VStack { content } }
  }

  private mutating func addLayout() {
    add("HStack", HStack { needle })
    add("VStack", VStack { needle })
    add("ZStack", ZStack { needle })
    add("LazyHStack", LazyHStack { needle })
    add("LazyVStack", LazyVStack { needle })
    add("LazyHGrid", LazyHGrid(rows: [GridItem()]) { needle })
    add("LazyVGrid", LazyVGrid(columns: [GridItem()]) { needle })
    add("Grid", Grid { needle })
    add("GridRow", Grid { GridRow { needle } })
    add("GeometryReader", GeometryReader { _ in needle })
    add("GlassEffectContainer", GlassEffectContainer { needle })
    add("HSplitView", HSplitView { needle })
    add("VSplitView", VSplitView { needle })
    add("ScrollView", ScrollView { needle })
    add("ScrollViewReader", ScrollViewReader { _ in needle })
    add("ViewThatFits", ViewThatFits { needle })
    add("VStackLayout", VStackLayout { needle })
    add("AnyLayout", AnyLayout(HStackLayout()) { needle })
  }

  private mutating func addLists() {
    add("List", List { needle })
    add("List of data", List([1], id: \.self) { _ in needle })
    add("Form", Form { needle })
    add("Section", Section { needle })
    add("Section.header", Section(content: { EmptyView() }, header: { needle }))
    add("Section.footer", Section(content: { EmptyView() }, footer: { needle }))
    add("GroupBox", GroupBox { needle })
    add("GroupBox.label", GroupBox(content: { EmptyView() }, label: { needle }))
    add("DisclosureGroup", DisclosureGroup("") { needle })
    add("DisclosureGroup.label", DisclosureGroup(content: { EmptyView() }, label: { needle }))
    let items = [Item(id: 1, children: [Item(id: 2)])]
    func row(_ item: Item) -> Text { item.id == 2 ? needle : Text("") }
    #if !os(tvOS) && !os(watchOS)
    add("OutlineGroup", OutlineGroup(items, children: \.children) { row($0) })
    #endif
    add("List of a tree", List(items, children: \.children) { row($0) })
    #if !os(tvOS) && !os(watchOS)
    add("Table", Table(items) { TableColumn("") { _ in needle } })
    add("TableColumn", Table(items) { TableColumn(needle) { _ in EmptyView() } })
    #endif
  }

  private mutating func addLabels() {
    add("Button", Button(action: {}, label: { needle }))
    add("ColorPicker", ColorPicker(selection: .constant(.red)) { needle })
    add("DatePicker", DatePicker(selection: .constant(Date())) { needle })
    add("MultiDatePicker", MultiDatePicker(selection: .constant([])) { needle })
    add("Label", Label(title: { needle }, icon: { EmptyView() }))
    add("Label.icon", Label(title: { EmptyView() }, icon: { needle }))
    add("LabeledContent", LabeledContent(content: { needle }, label: { EmptyView() }))
    add("LabeledContent.label", LabeledContent(content: { EmptyView() }, label: { needle }))
    add("Link", Link(destination: URL(fileURLWithPath: "/")) { needle })
    add("Picker", Picker("", selection: .constant(1)) { needle.tag(1) })
    add("Picker.label", Picker(selection: .constant(1), content: {}, label: { needle }))
    add("SecureField", SecureField(text: .constant(""), prompt: nil, label: { needle }))
    add("ShareLink", ShareLink(item: "") { needle })
    add("ShareLink.message", ShareLink(item: "", message: needle))
    add("ShareLink.subject", ShareLink(item: "", subject: needle))
    #if !os(tvOS)
    add("Stepper", Stepper(label: { needle }, onIncrement: {}, onDecrement: {}))
    #endif
    add("TextField", TextField(text: .constant(""), prompt: nil, label: { needle }))
    add("TextField.prompt", TextField("", text: .constant(""), prompt: needle))
    add("Toggle", Toggle(isOn: .constant(true), label: { needle }))
  }

  private mutating func addValueLabels() {
    add("ProgressView", ProgressView(value: 0.5, label: { needle }))
    add(
      "ProgressView.currentValueLabel",
      ProgressView(value: 0.5, label: { EmptyView() }, currentValueLabel: { needle }))
    add("Gauge", Gauge(value: 0.5, label: { needle }))
    add(
      "Gauge.minimumValueLabel",
      Gauge(
        value: 0.5, label: { EmptyView() }, currentValueLabel: { EmptyView() },
        minimumValueLabel: { needle }, maximumValueLabel: { Text("") }))
    add(
      "Gauge.markedValueLabels",
      Gauge(
        value: 0.5, label: { EmptyView() }, currentValueLabel: { EmptyView() },
        markedValueLabels: { needle }))
    add("Slider", Slider(value: .constant(0.5)) { needle })
    add(
      "Slider.minimumValueLabel",
      Slider(
        value: .constant(0.5), label: { EmptyView() }, minimumValueLabel: { needle },
        maximumValueLabel: { Text("") }))
    add(
      "Slider.maximumValueLabel",
      Slider(
        value: .constant(0.5), label: { EmptyView() }, minimumValueLabel: { Text("") },
        maximumValueLabel: { needle }))
    add(
      "ContentUnavailableView",
      ContentUnavailableView(label: { needle }, description: {}, actions: {}))
    add(
      "ContentUnavailableView.description",
      ContentUnavailableView(label: { EmptyView() }, description: { needle }, actions: {}))
    add(
      "ContentUnavailableView.actions",
      ContentUnavailableView(label: { EmptyView() }, description: {}, actions: { needle }))
  }

  private mutating func addMenus() {
    add("Menu", Menu("") { needle })
    add("Menu.label", Menu(content: { EmptyView() }, label: { needle }))
    add("ControlGroup", ControlGroup { needle })
    add("LabeledControlGroupContent", ControlGroup(content: { EmptyView() }, label: { needle }))
  }

  private mutating func addNavigation() {
    add("NavigationStack", NavigationStack { needle })
    add("NavigationLink", NavigationLink("") { needle })
    add("NavigationLink.label", NavigationLink(destination: { EmptyView() }, label: { needle }))
    add("NavigationLink with a value", NavigationLink(value: 1) { needle })
    add(
      "NavigationSplitView", NavigationSplitView(sidebar: { needle }, detail: { EmptyView() }))
    add(
      "NavigationSplitView.content",
      NavigationSplitView(
        sidebar: { EmptyView() }, content: { needle }, detail: { EmptyView() }))
    add(
      "NavigationSplitView.detail",
      NavigationSplitView(sidebar: { EmptyView() }, detail: { needle }))
    add("TabView", TabView { needle })
    add("Tab", TabView { Tab("", systemImage: "star") { needle } })
    add(
      "Tab.label",
      TabView {
        Tab {
          EmptyView()
        } label: {
          needle
        }
      })
    add("TabSection", TabView { TabSection("") { Tab("", systemImage: "star") { needle } } })
  }

  private mutating func addGeneratedContent() {
    add("AsyncImage", AsyncImage(url: nil) { _ in needle })
    add(
      "AsyncImage.placeholder",
      AsyncImage(url: nil, content: { $0 }, placeholder: { needle }))
    add("Canvas", Canvas(renderer: { _, _ in }, symbols: { needle.tag(1) }))
    add("PhaseAnimator", PhaseAnimator([1, 2]) { _ in needle })
    add(
      "KeyframeAnimator",
      KeyframeAnimator(initialValue: 1.0) { _ in
        needle
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      })
    add("TimelineView", TimelineView(.everyMinute) { _ in needle })
  }
}

extension SearchedViews: DeprecatedSamples {
  @available(*, deprecated, message: "It has deprecated views.")
  mutating func addDeprecated() {
    add("MenuButton", MenuButton(label: EmptyView()) { needle })
    add("MenuButton.label", MenuButton(label: needle) { EmptyView() })
    add("NavigationView", NavigationView { needle })
  }
}
