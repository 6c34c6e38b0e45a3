import Combine
import SwiftUI
import ViewInspector
import XCTest

// Views as an app has them whose test suite was written for the library of this name on Apple's systems.

final class TodoStore: ObservableObject {
  struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
  }

  @Published var todos: [Todo] = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
  @Published var error: String?
}

struct TodoRow: View {
  let todo: TodoStore.Todo
  let toggle: () -> Void

  var body: some View {
    HStack {
      Button(action: toggle) {
        Image(systemName: todo.isDone ? "checkmark.circle" : "circle")
      }
      .buttonStyle(PlainButtonStyle())
      Text(todo.title)
        .strikethrough(todo.isDone)
        .accessibilityIdentifier("title-\(todo.id)")
      Spacer()
    }
  }
}

struct TodoList: View {
  @EnvironmentObject var store: TodoStore
  @State var isAdding = false
  @State var draft = ""
  internal let inspection = Inspection<Self>()
  internal var didAppear: ((Self) -> Void)?

  @available(*, deprecated, message: "It has what people still have in their views.")
  var body: some View {
    NavigationView {
      List {
        Section(header: Text("To do")) {
          ForEach(store.todos) { todo in
            TodoRow(todo: todo) { self.toggle(todo) }
          }
          .onDelete { self.store.todos.remove(atOffsets: $0) }
          .onMove { self.store.todos.move(fromOffsets: $0, toOffset: $1) }
        }
        if store.todos.isEmpty {
          Text("Nothing to do").foregroundColor(.gray)
        }
      }
      .navigationTitle("Todos")
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { self.isAdding = true }
      }
    }
    .sheet(isPresented: $isAdding) { self.editor }
    .alert(item: error) { Alert(title: Text("Error"), message: Text($0.text)) }
    .onAppear { self.didAppear?(self) }
    .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
  }

  @available(*, deprecated, message: "It has what people still have in their views.")
  private var editor: some View {
    VStack {
      TextField("Title", text: $draft, onCommit: add)
        .id("draft")
      Button("Save", action: add)
        .disabled(draft.isEmpty)
        .tag(7)
    }
  }

  private struct Message: Identifiable {
    let text: String
    var id: String { text }
  }

  private var error: Binding<Message?> {
    Binding(
      get: { self.store.error.map(Message.init) }, set: { self.store.error = $0?.text })
  }

  private func toggle(_ todo: TodoStore.Todo) {
    guard let index = store.todos.firstIndex(of: todo) else { return }
    store.todos[index].isDone.toggle()
  }

  private func add() {
    guard draft != "fail" else {
      store.error = "Not this one"
      return
    }
    store.todos.append(TodoStore.Todo(id: store.todos.count + 1, title: draft))
    draft = ""
    isAdding = false
  }
}

struct Badge: ViewModifier {
  @EnvironmentObject var store: TodoStore
  internal let inspection = Inspection<Self>()
  internal var didAppear: ((Self) -> Void)?

  func body(content: Self.Content) -> some View {
    content
      .overlay(Text("\(store.todos.count)").font(.caption), alignment: .topTrailing)
      .onAppear { self.didAppear?(self) }
      .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
  }
}

/// As suites declare it to compare an error's text.
func XCTAssertThrows<T>(
  _ expression: @autoclosure () throws -> T, _ message: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  do {
    _ = try expression()
    XCTFail("Expression did not throw any error", file: file, line: line)
  } catch {
    XCTAssertEqual(error.localizedDescription, message, file: file, line: line)
  }
}
