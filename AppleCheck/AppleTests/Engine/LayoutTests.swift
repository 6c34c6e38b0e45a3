import Testing

@testable import SwiftUIIntrospect
@testable import SwiftUI

/// Where everything is, with introspections and without.
@MainActor
@Suite(.serialized)
struct LayoutTests {
  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  @Test(arguments: Container.allCases)
  func containersAreLaidOutAsWithout(container: Container) async {
    let without = await frames(container.around(field, field))
    let with = await frames(container.around(introspected, introspected))
    #expect(with == without)
    // What is compared is there.
    #expect(without.count { $0.contains("TextField") } >= container.shownFields, "\(without)")
  }

  /// The container itself is introspected.
  @Test(arguments: Container.allCases)
  func containersAreWhereTheyAreWithout(container: Container) async {
    let without = await frames(VStack { container.around(field, field) }.padding())
    let with = await frames(
      VStack { container.around(field, field).introspectView { _ in } }.padding())
    #expect(with == without)
  }

  private var field: some View { TextField("Name", text: .constant("")) }

  private var introspected: some View { field.introspectField { _ in } }

  /// Those of everything but markers and what is only around them.
  private func frames<Content: View>(_ content: Content) async -> [String] {
    let display = Display(content)
    await display.settle()
    let views = display.window.content.tree.filter { view in
      !view.tree.contains { $0 is MarkerView } || view.tree.contains { $0 is TestedField }
    }
    // What a host's class is generic over differs, as the content does.
    let result = views.map { "\("\(type(of: $0))".prefix { $0 != "<" }) \($0.frame)" }
    display.close()
    return result
  }
}

/// The containers of SwiftUI.
enum Container: String, CaseIterable, Sendable {
  case vStack, hStack, zStack, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, grid, group
  case section, groupBox, controlGroup, form, list, scrollView, horizontalScrollView
  case geometryReader, viewThatFits, overlay, background, safeAreaInset, padding, frame, fixedSize
  case navigationStack, navigationSplitView, tabView, pagedTabView, disclosureGroup
  case labeledContent, sheet
}

extension Container {
  /// How many of its two fields can be seen in the window.
  var shownFields: Int {
    #if !canImport(UIKit)
    // A sheet is another window.
    if self == .sheet { return 1 }
    #endif
    return self == .viewThatFits ? 1 : 2
  }

  @MainActor
  func around(_ first: some View, _ second: some View) -> AnyView {
    switch self {
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .grid: lazily(first, second)
    case .section, .groupBox, .controlGroup, .form, .list, .disclosureGroup:
      grouped(first, second)
    case .overlay, .background, .safeAreaInset, .padding, .frame, .fixedSize:
      modified(first, second)
    case .navigationStack, .navigationSplitView, .tabView, .pagedTabView, .sheet:
      navigated(first, second)
    default: plainly(first, second)
    }
  }

  @MainActor
  private func plainly(_ first: some View, _ second: some View) -> AnyView {
    let both = TupleView((first, second))
    return switch self {
    case .hStack: AnyView(HStack { both })
    case .zStack: AnyView(ZStack { both })
    case .group: AnyView(VStack { Group { both } })
    case .scrollView: AnyView(ScrollView { both })
    case .horizontalScrollView: AnyView(ScrollView(.horizontal) { both })
    case .geometryReader: AnyView(GeometryReader { _ in both })
    case .viewThatFits: AnyView(ViewThatFits { both })
    case .labeledContent: AnyView(LabeledContent("Title") { both })
    default: AnyView(VStack { both })
    }
  }

  @MainActor
  private func lazily(_ first: some View, _ second: some View) -> AnyView {
    let both = TupleView((first, second))
    let track = [GridItem(.flexible()), GridItem(.flexible())]
    return switch self {
    case .lazyVStack: AnyView(ScrollView { LazyVStack { both } })
    case .lazyHStack: AnyView(ScrollView(.horizontal) { LazyHStack { both } })
    case .lazyVGrid: AnyView(ScrollView { LazyVGrid(columns: track) { both } })
    case .lazyHGrid: AnyView(ScrollView(.horizontal) { LazyHGrid(rows: track) { both } })
    default: AnyView(Grid { GridRow { both } })
    }
  }

  @MainActor
  private func grouped(_ first: some View, _ second: some View) -> AnyView {
    let both = TupleView((first, second))
    return switch self {
    case .section: AnyView(List { Section("Title") { both } })
    case .groupBox: AnyView(GroupBox("Title") { both })
    case .controlGroup: AnyView(ControlGroup { both })
    case .form: AnyView(Form { both })
    case .disclosureGroup:
      AnyView(DisclosureGroup("Title", isExpanded: .constant(true)) { both })
    default: AnyView(List { both })
    }
  }

  @MainActor
  private func modified(_ first: some View, _ second: some View) -> AnyView {
    switch self {
    case .overlay: AnyView(Color.red.overlay(alignment: .top) { first }.overlay { second })
    case .background: AnyView(first.background { second })
    case .safeAreaInset:
      AnyView(ScrollView { first }.safeAreaInset(edge: .bottom) { second })
    case .padding: AnyView(VStack { TupleView((first.padding(), second.padding(.leading, 3))) })
    case .frame:
      AnyView(
        HStack {
          first.frame(width: 90)
          second.frame(maxWidth: .infinity, minHeight: 50, alignment: .bottom)
        })
    default: AnyView(VStack { TupleView((first.fixedSize(), second.layoutPriority(1))) })
    }
  }

  @MainActor
  private func navigated(_ first: some View, _ second: some View) -> AnyView {
    let both = TupleView((first, second))
    return switch self {
    case .navigationStack: AnyView(NavigationStack { VStack { both } })
    case .navigationSplitView:
      AnyView(
        NavigationSplitView {
          first
        } detail: {
          second
        })
    case .pagedTabView: AnyView(TabView { VStack { both } }.tabViewStyle(.page))
    case .sheet: AnyView(first.sheet(isPresented: .constant(true)) { VStack { both } })
    default:
      AnyView(
        TabView {
          VStack { both }.tabItem { Text("First") }
          Text("Second").tabItem { Text("Second") }
        })
    }
  }
}
