import Combine
import SwiftUI
import ViewInspector
import XCTest

final class MovedHostingTests: XCTestCase {
  func testListShowsTodos() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp = sut.inspection.inspect { view in
      let list = try view.navigationView().list(0)
      let loop = try list.section(0).forEach(0)
      XCTAssertEqual(loop.count, 2)
      XCTAssertEqual(try loop.view(TodoRow.self, 0).hStack().text(1).string(), "Milk")
      XCTAssertEqual(try list.section(0).header().text().string(), "To do")
      XCTAssertThrows(
        try view.find(text: "Nothing to do"), "Search did not find a match")
    }
    ViewHosting.host(view: sut.environmentObject(store))
    wait(for: [exp], timeout: 1)
  }

  func testTogglingATodo() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp = sut.inspection.inspect { view in
      try view.find(TodoRow.self, where: { try $0.actualView().todo.id == 2 })
        .find(ViewType.Button.self).tap()
      XCTAssertTrue(store.todos[1].isDone)
      let row = try view.find(TodoRow.self, containing: "Bread")
      XCTAssertTrue(try row.find(text: "Bread").attributes().isStrikethrough())
      XCTAssertEqual(try row.find(ViewType.Image.self).actualImage().name(), "checkmark.circle")
    }
    ViewHosting.host(view: sut.environmentObject(store))
    wait(for: [exp], timeout: 1)
  }

  func testDeletingAndMoving() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp = sut.inspection.inspect { view in
      let loop = try view.find(ViewType.ForEach.self)
      try loop.callOnMove(IndexSet(integer: 0), 2)
      XCTAssertEqual(store.todos.map(\.title), ["Bread", "Milk"])
      try loop.callOnDelete(IndexSet(integersIn: 0..<2))
      XCTAssertTrue(store.todos.isEmpty)
      let text = try view.find(text: "Nothing to do")
      XCTAssertEqual(try text.attributes().foregroundColor(), .gray)
    }
    ViewHosting.host(view: sut.environmentObject(store))
    defer { ViewHosting.expel() }
    wait(for: [exp], timeout: 1)
  }

  func testAddingInASheet() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp = sut.inspection.inspect { view in
      let list = try view.navigationView()
      XCTAssertThrows(try list.sheet(), "View for Sheet is absent")
      try list.toolbar().item(0).button().tap()
      XCTAssertTrue(try view.actualView().isAdding)
      let sheet = try view.navigationView().sheet()
      XCTAssertFalse(try sheet.find(button: "Save").isResponsive())
      try sheet.find(viewWithId: "draft").textField().setInput("Eggs")
      XCTAssertEqual(try view.actualView().draft, "Eggs")
      try view.navigationView().sheet().find(viewWithTag: 7).button().tap()
      XCTAssertEqual(store.todos.last?.title, "Eggs")
      XCTAssertThrows(try view.navigationView().sheet(), "View for Sheet is absent")
    }
    ViewHosting.host(view: sut.environmentObject(store))
    wait(for: [exp], timeout: 1)
  }

  func testAnErrorIsShown() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp1 = sut.inspection.inspect { view in
      XCTAssertThrows(try view.navigationView().alert(), "View for Alert is absent")
      store.error = "Broken"
    }
    let exp2 = sut.inspection.inspect(after: 0.1) { view in
      let alert = try view.navigationView().alert()
      XCTAssertEqual(try alert.title().string(), "Error")
      XCTAssertEqual(try alert.message().text().string(), "Broken")
      try alert.dismiss()
      XCTAssertNil(store.error)
    }
    ViewHosting.host(view: sut.environmentObject(store))
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testReceivingFromAPublisher() throws {
    let store = TodoStore()
    let sut = TodoList()
    let exp1 = sut.inspection.inspect { _ in
      store.todos[0].title = "Oat milk"
    }
    let exp2 = sut.inspection.inspect(onReceive: store.$todos.dropFirst()) { view in
      XCTAssertNoThrow(try view.find(text: "Oat milk"))
    }
    ViewHosting.host(view: sut.environmentObject(store))
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testDidAppear() throws {
    var sut = TodoList(isAdding: true)
    let exp = sut.on(\.didAppear) { view in
      XCTAssertTrue(try view.actualView().isAdding)
      XCTAssertNoThrow(try view.find(button: "Save"))
    }
    ViewHosting.host(view: sut.environmentObject(TodoStore()))
    defer { ViewHosting.expel() }
    wait(for: [exp], timeout: 1)
  }

  func testAModifierWithAnEnvironmentObject() throws {
    var sut = Badge()
    let exp = sut.on(\.didAppear) { modifier in
      let overlay = try modifier.viewModifierContent().overlay()
      XCTAssertEqual(try overlay.text().string(), "2")
      XCTAssertEqual(try overlay.text().attributes().font(), .caption)
      XCTAssertEqual(try overlay.alignment(), .topTrailing)
    }
    ViewHosting.host(view: EmptyView().modifier(sut).environmentObject(TodoStore()))
    wait(for: [exp], timeout: 1)
  }

  func testAModifierByItsEmissary() throws {
    let sut = Badge()
    let store = TodoStore()
    let exp1 = sut.inspection.inspect { modifier in
      XCTAssertEqual(try modifier.find(ViewType.Text.self).string(), "2")
      store.todos.removeLast()
    }
    let exp2 = sut.inspection.inspect(after: 0.1) { modifier in
      XCTAssertEqual(try modifier.find(ViewType.Text.self).string(), "1")
    }
    ViewHosting.host(view: Text("a").modifier(sut).environmentObject(store))
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testWithoutHosting() throws {
    let sut = TodoList().environmentObject(TodoStore())
    let texts = try sut.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    XCTAssertEqual(texts.filter { ["Milk", "Bread"].contains($0) }, ["Milk", "Bread"])
    XCTAssertThrows(
      try TodoList().inspect().find(text: "Milk"),
      "Search did not find a match. Possible blockers: TodoList is missing EnvironmentObjects: "
        + "[\"store: TodoStore\"]")
    XCTAssertThrows(
      try TodoList().inspect().view(TodoList.self).actualView(),
      "TodoList is missing EnvironmentObjects: [\"store: TodoStore\"]")
  }

  @MainActor func testAnAsyncTest() async throws {
    let store = TodoStore()
    let sut = TodoList()
    try await ViewHosting.host(sut.environmentObject(store)) { view in
      try await view.inspect { view in
        XCTAssertNoThrow(try view.find(text: "Milk"))
      }
    }
  }
}
