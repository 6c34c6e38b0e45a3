import Combine
import SwiftUI

@testable import ViewInspectorCore

/// Views in which the rows of the structure table find what they are about: those that are searched, and what these
/// leave out.
@MainActor
struct StructureSamples {
  static var all: [Any] {
    var samples = StructureSamples()
    samples.addStructure()
    samples.addText()
    samples.addControls()
    samples.addLabeled()
    samples.addStacks()
    samples.addContainers()
    samples.addDrawing()
    samples.addShapes()
    samples.addModifiers()
    samples.addGestures()
    samples.addAccessibility()
    samples.addListsAndTabs()
    samples.addInput()
    samples.addGlass()
    samples.addMenus()
    samples.addGeometry()
    samples.addPresentation()
    samples.addDialogs()
    samples.addBars()
    samples.addSubviews()
    samples.addTabs()
    samples.addColumns()
    samples.addGeneratedContent()
    samples.addSharing()
    samples.addTables()
    samples.addEditors()
    samples.addEffects()
    samples.addTransforms()
    samples.addPlacement()
    samples.addLayers()
    samples.addStyles()
    samples.addCallbacks()
    addDeprecatedSamples(to: &samples)
    return samples.values + SearchedViews.all.map(\.view)
  }

  /// Rows that no sample has, and why.
  static let unread: [(reason: String, rows: [String])] = [
    ("help(_:) is a view in older releases only.", ["helpContent"]),
    ("Releases before toolbars had a preference of their own.", ["navigationBarHidden"]),
    ("Newer releases of Apple's have a modifier of its own.", ["refreshableAction"]),
    ("Only Apple's SwiftUI puts such a view in.", ["unaryAdaptorContent"]),
  ]

  private var values: [Any] = []

  mutating func add(_ value: Any) { values.append(value) }

  private final class Object: ObservableObject {}
  private struct Item: Identifiable, Hashable {
    let id = 1
    let children: [Item]? = nil
  }
  private struct Holder { @EnvironmentObject var object: Object }

  private mutating func addStructure() {
    let branch: _ConditionalContent<Text, EmptyView> = ViewBuilder.buildEither(first: Text("a"))
    add(branch)
    add(EquatableView(content: Color.red))
    add(Text("a").id(1))
    add(AnyView(Text("a")))
    add(Text("a").onReceive(PassthroughSubject<Int, Never>()) { _ in })
    add(ViewBuilder.buildBlock(Text("a"), Text("b")))
    add(Group { Text("a") })
    add(Environment(\.locale))
    add(EnvironmentObject<Object>())
    let holder = Holder()
    add((try? Injection(.withObjects([Object()])).injected(into: holder)) ?? holder)
  }

  private mutating func addText() {
    add(Text(verbatim: "a"))
    add(Text("a"))
    add(Text("a") + Text("b"))
    add(LocalizedStringKey("a \(1)"))
    add(Text("a \(Text("b"))"))
    add(Text(AttributedString("a")))
    add(Text(Image(systemName: "star")))
    add(Text("a").fontWeight(.heavy))
    add(Text("a").font(.body))
    add(Text("a").foregroundColor(.red))
    add(Text("a").kerning(1))
    add(Text("a").tracking(1))
    add(Text("a").baselineOffset(1))
    add(Text("a").bold(true))
    add(Text("a").bold())
    add(Text("a").strikethrough(true, color: .red))
    add(Text("a").underline(true, color: .red))
    add(Font.system(size: 1, weight: .bold, design: .serif))
    add(Font.custom("a", size: 1))
    add(Font.custom("a", size: 1, relativeTo: .title))
    add(Text(5, format: .number))
    add(Text(5 as NSNumber, formatter: NumberFormatter()))
    add(LocalizedStringKey("a \(5 as NSNumber, formatter: NumberFormatter())"))
    add(LocalizedStringKey("a \(5, format: .number)"))
    add(Font.headline)
    add(Font.body.bold())
  }

  private mutating func addControls() {
    add(Button("a", role: .cancel) {})
    add(Toggle("a", isOn: .constant(true)))
    add(TextField("a", text: .constant("b"), prompt: Text("c")))
    add(SecureField("a", text: .constant("b")))
    add(TextEditor(text: .constant("a")))
    add(Slider(value: .constant(0.5)) { Text("a") })
    add(Stepper("a", value: .constant(1)))
    add(Picker("a", selection: .constant(1)) { Text("b").tag(1) })
    add(ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") }))
    add(ProgressView(Progress(totalUnitCount: 2)))
    add(ColorPicker("a", selection: .constant(Color.red)))
    add(DatePicker("a", selection: .constant(Date())))
    add(MultiDatePicker("a", selection: .constant(Set<DateComponents>())))
    add(RenameButton())
  }

  private mutating func addLabeled() {
    add(Label("a", systemImage: "star"))
    add(LabeledContent("a", value: "b"))
    add(Menu(content: { Text("b") }, label: { Text("a") }, primaryAction: {}))
    add(ControlGroup { Text("a") })
    add(
      ContentUnavailableView(
        label: { Text("a") }, description: { Text("b") }, actions: { Text("c") }))
    if let url = URL(string: "https://example.org") { add(Link("a", destination: url)) }
  }

  private mutating func addStacks() {
    add(HStack { Text("a") })
    add(VStack { Text("a") })
    add(ZStack { Text("a") })
    add(LazyHStack { Text("a") })
    add(LazyVStack { Text("a") })
    add(Grid { GridRow { Text("a") } })
    add(LazyHGrid(rows: [GridItem()]) { Text("a") })
    add(LazyVGrid(columns: [GridItem()]) { Text("a") })
    add(ViewThatFits { Text("a") })
    add(Spacer(minLength: 1))
  }

  private mutating func addContainers() {
    add(List { Text("a") })
    add(Form { Text("a") })
    add(ScrollView { Text("a") })
    add(GroupBox("a") { Text("b") })
    add(DisclosureGroup("a") { Text("b") })
    add(DisclosureGroup("a", isExpanded: .constant(true)) { Text("b") })
    add(Section(content: { Text("a") }, header: { Text("b") }, footer: { Text("c") }))
    add(OutlineGroup([Item()], children: \.children) { Text("\($0.id)") })
    let loop = ForEach([1], id: \.self) { Text("\($0)") }
    add(loop.onDelete { _ in })
    add(loop.onMove { _, _ in })
    add(NavigationStack { Text("a") })
    add(NavigationLink("a", value: 1))
    add(NavigationLink("a") { Text("b") })
  }

  private mutating func addDrawing() {
    add(AngularGradient(colors: [.red], center: .center))
    add(EllipticalGradient(colors: [.red]))
    add(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    add(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1))
    add(Color(red: 1, green: 0, blue: 0))
    add(Color(.displayP3, red: 1, green: 0, blue: 0))
    add(Color("a"))
    add(Image("a", label: Text("b")))
    add(Image(systemName: "star"))
    add(Image("a").resizable().renderingMode(.template))
  }

  private mutating func addShapes() {
    add(Rectangle().inset(by: 1))
    add(Capsule().offset(x: 1, y: 0))
    add(Capsule().scale(2))
    add(Capsule().rotation(.degrees(1)))
    add(Capsule().transform(CGAffineTransform()))
    add(Capsule().size(width: 1, height: 1))
    add(Capsule().stroke(lineWidth: 1))
    add(Capsule().trim(from: 0, to: 0.5))
    add(Capsule().fill(Color.red))
    add(Capsule().stroke(Color.red))
  }

  private mutating func addModifiers() {
    add(Text("a").environment(\.locale, .current))
    add(Text("a").environmentObject(Object()))
    add(Text("a").disabled(true))
    add(Text("a").padding(1))
    add(Text("a").allowsHitTesting(false))
    add(Text("a").hidden())
    add(Text("a").labelsHidden())
    add(Text("a").onTapGesture {})
    add(Text("a").onAppear {})
    add(Text("a").onDisappear {})
    add(Text("a").tag(1))
    add(Color.red.accessibilityLabel("a"))
    add(Color.red.accessibilityIdentifier("a"))
    add(Color.red.accessibilityValue("a").accessibilityHint("b").accessibilityHidden(true))
    add(Color.red.accessibilityAddTraits(.isButton))
    add(Color.red.onLongPressGesture {})
  }

  private mutating func addGestures() {
    let tap = TapGesture().onEnded {}.modifiers(.shift)
    let drag = DragGesture().onChanged { _ in }
      .updating(GestureState(initialValue: 0)) { _, _, _ in }
    add(Color.red.gesture(AnyGesture(tap)).highPriorityGesture(drag))
    add(Color.red.simultaneousGesture(tap.exclusively(before: drag)))
  }

  private mutating func addPresentation() {
    add(Text("a").sheet(isPresented: .constant(true), onDismiss: {}) { Text("b") })
    let item: Binding<Item?> = .constant(Item())
    add(Text("a").sheet(item: item, onDismiss: {}) { _ in Text("b") })
    add(
      Alert(
        title: Text("a"), message: Text("b"), primaryButton: .default(Text("c")),
        secondaryButton: .cancel(Text("d"))))
    add(ActionSheet(title: Text("a"), message: Text("b"), buttons: [.cancel(Text("c"))]))
    add(Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") })
    add(Text("a").popover(isPresented: .constant(true)) { Text("b") })
    add(Text("a").popover(item: item) { _ in Text("b") })
  }

  private mutating func addDialogs() {
    let item: Binding<Item?> = .constant(Item())
    add(
      Text("a").alert("b", isPresented: .constant(true)) {
        Text("c")
      } message: {
        Text("d")
      })
    add(Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("b")) })
    add(Text("a").alert(item: item) { _ in Alert(title: Text("b")) })
    add(
      Text("a").confirmationDialog("b", isPresented: .constant(true)) {
        Text("c")
      } message: {
        Text("d")
      })
  }

  private mutating func addBars() {
    add(Text("a").safeAreaInset(edge: .top, spacing: 1) { Text("b") })
    add(
      Text("a").toolbar(id: "b") {
        ToolbarItem(id: "c") { Text("d") }.defaultCustomization(.hidden)
        ToolbarItem(id: "e") { Text("f") }
      })
    add(Text("a").toolbar { ToolbarItemGroup { Text("b") } })
    add(GlassEffectContainer(spacing: 1) { Text("a") })
  }

  private mutating func addSubviews() {
    add(Group(subviews: Text("a")) { _ in EmptyView() })
    add(Group(sections: Text("a")) { _ in EmptyView() })
    add(ForEach(subviews: Text("a")) { $0 })
    add(ForEach([1], id: \.self) { _ in Text("a") }.onInsert(of: [.text]) { _, _ in })
  }
}

extension Medium {
  static func withObjects(_ objects: [AnyObject]) -> Medium {
    var result: Medium = .empty
    result.environmentObjects = objects
    return result
  }
}
