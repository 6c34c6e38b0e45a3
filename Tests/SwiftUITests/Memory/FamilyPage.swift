#if GTK
import SwiftUI
import SwiftUICore

/// What a closure of a page captures: gone when the closure is.
final class Token {}

/// The families of views whose widgets, nodes and closures must go with their page.
nonisolated enum Family: CaseIterable {
  case controls, texts, drawing, layout, scrolling, list, navigation, sheet
}

/// A page with all views of a family; each closure in it captures the token.
struct FamilyPage: View {
  let family: Family
  let token: Token

  var body: some View {
    switch family {
    case .controls: Controls(token: token)
    case .texts: Texts(token: token)
    case .drawing: Shapes(token: token)
    case .layout: Layouts(token: token)
    case .scrolling: Scrolling(token: token)
    case .list: Rows(token: token)
    case .navigation: Navigation(token: token)
    case .sheet: Sheets(token: token)
    }
  }
}

private func use(_ token: Token) {}

private struct Controls: View {
  let token: Token
  @State private var isOn = true
  @State private var value = 0.5
  @State private var text = "text"
  @State private var choice = 1
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      SwiftUI.Button("Button") { use(token) }
      SwiftUI.Button("Delete", role: .destructive) { use(token) }.buttonStyle(.bordered)
      Toggle("Toggle", isOn: binding($isOn))
      Toggle("Checkbox", isOn: binding($isOn)).toggleStyle(.checkbox)
      Toggle("Button", isOn: binding($isOn)).toggleStyle(.button)
      TextField("Field", text: binding($text)).focused($isFocused).onSubmit { use(token) }
      SecureField("Secret", text: binding($text))
      Slider(value: binding($value), in: 0...1) { _ in use(token) }
      ProgressView(value: value)
      ProgressView("Busy")
      ProgressView(value: value).progressViewStyle(.circular)
      picker.pickerStyle(.menu)
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.radioGroup)
    }
    .onAppear { use(token) }
    .onDisappear { use(token) }
    .onChange(of: value) { use(token) }
    .task { use(token) }
  }

  private var picker: some View {
    Picker("Picker", selection: binding($choice)) {
      ForEach(0..<3) { Text(verbatim: "Choice \($0)") }
    }
  }

  private func binding<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding(
      get: {
        use(token)
        return binding.wrappedValue
      },
      set: {
        use(token)
        binding.wrappedValue = $0
      })
  }
}

private struct Texts: View {
  let token: Token
  var body: some View {
    VStack {
      Text("**bold** and `code`").font(.title)
      Text("selectable").textSelection(.enabled).lineLimit(1)
      Text("a") + Text("b").bold().foregroundColor(.red)
      Label("Label", systemImage: "star")
      Image(systemName: "gear").resizable().frame(width: 30, height: 30)
    }
    .help("Help")
    .accessibilityLabel("Label")
    .onTapGesture { use(token) }
    .onLongPressGesture { use(token) }
  }
}

private struct Shapes: View {
  let token: Token
  var body: some View {
    VStack {
      Rectangle().fill(.red).opacity(0.5)
      RoundedRectangle(cornerRadius: 5).stroke(.blue, lineWidth: 2)
      Circle().clipped()
      Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      SwiftUICore.Path { path in
        use(token)
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      Color.green.clipShape(Circle()).rotationEffect(.degrees(10)).shadow(radius: 3)
    }
  }
}

private struct Layouts: View {
  let token: Token
  var body: some View {
    GeometryReader { geometry in
      let _ = use(token)
      ZStack(alignment: .topLeading) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").alignmentGuide(.leading) { dimensions in
            use(token)
            return dimensions.width
          }
          Spacer()
          Divider()
        }
        .frame(width: geometry.size.width / 2)
        .overlay { Text("over") }
        .background { Color.gray }
        ViewThatFits { Text("wide").fixedSize() }
      }
    }
  }
}

private struct Scrolling: View {
  let token: Token
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<200) { row in
          SwiftUI.Button("Row \(row)") { use(token) }
        }
      }
    }
  }
}

private struct Rows: View {
  let token: Token
  @State private var selection: Int?
  var body: some View {
    List(selection: $selection) {
      Section("Header") {
        ForEach(0..<300) { row in
          HStack {
            Text(verbatim: "Row \(row)")
            SwiftUI.Button("Open") { use(token) }
          }
        }
        .onDelete { _ in use(token) }
        .onMove { _, _ in use(token) }
      }
      Text("Last")
    }
  }
}

private struct Navigation: View {
  let token: Token
  @State private var path = [1, 2]
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Open", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          let _ = use(token)
          SwiftUI.Button("Page \(number)") { use(token) }.navigationTitle("Page")
        }
    }
  }
}

private struct Sheets: View {
  let token: Token
  @State private var isShown = true
  var body: some View {
    Text("Main")
      .sheet(isPresented: $isShown, onDismiss: { use(token) }) {
        SwiftUI.Button("In the sheet") { use(token) }.padding()
      }
  }
}
#endif
