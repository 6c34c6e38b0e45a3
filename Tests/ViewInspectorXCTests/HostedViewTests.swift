import Combine
import SwiftUI
import ViewInspector
import XCTest

// Written as test suites for the library of this name are: a hook in the view, hosting, expectations, exact texts.

final class Inspection<V> {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks = [UInt: (V) -> Void]()

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}

extension Inspection: InspectionEmissary {}

private struct ToggleView: View {
  let inspection = Inspection<Self>()
  @State var flag: Bool = false
  let publisher: PassthroughSubject<Bool, Never>

  var body: some View {
    VStack {
      Text(flag ? "true" : "false")
      Button(action: { self.flag.toggle() }, label: { Text(flag ? "true" : "false") })
    }
    .onReceive(publisher) { self.flag = $0 }
    .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
  }
}

private struct AppearingView: View {
  @State var text = "before"
  var didAppear: ((Self) -> Void)?

  var body: some View {
    Text(text).onAppear {
      self.text = "after"
      self.didAppear?(self)
    }
  }
}

private struct FieldsModifier: ViewModifier {
  let inspection = Inspection<Self>()
  @State var value = false

  func body(content: Self.Content) -> some View {
    HStack {
      Button("Btn", action: { value.toggle() })
      content.padding(.top, value ? 10 : 15)
    }
    .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
  }
}

final class HostedViewTests: XCTestCase {
  func testStateChangesAfterTap() throws {
    let sut = ToggleView(publisher: PassthroughSubject<Bool, Never>())
    let exp = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().flag)
      XCTAssertEqual(try view.vStack().text(0).string(), "false")
      try view.find(button: "false").tap()
      XCTAssertTrue(try view.actualView().flag)
      XCTAssertEqual(try view.vStack().text(0).string(), "true")
      XCTAssertNoThrow(try view.find(button: "true"))
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }

  func testSeveralVisits() throws {
    let publisher = PassthroughSubject<Bool, Never>()
    let sut = ToggleView(publisher: publisher)
    let exp1 = sut.inspection.inspect { view in
      XCTAssertFalse(try view.actualView().flag)
      publisher.send(true)
    }
    let exp2 = sut.inspection.inspect(after: 0.1) { view in
      XCTAssertTrue(try view.actualView().flag)
    }
    let exp3 = sut.inspection.inspect(onReceive: publisher, after: 0.05) { view in
      XCTAssertEqual(try view.vStack().text(0).string(), "true")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp1, exp2, exp3], timeout: 2)
  }

  func testClosureInView() throws {
    var sut = AppearingView()
    let exp = sut.on(\.didAppear) { view in
      XCTAssertEqual(try view.text().string(), "after")
      XCTAssertEqual(try view.actualView().text, "after")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }

  func testModifierIsInspected() throws {
    let sut = FieldsModifier()
    let exp = sut.inspection.inspect { modifier in
      XCTAssertEqual(try modifier.hStack().viewModifierContent(1).padding().top, 15)
      try modifier.hStack().button(0).tap()
      XCTAssertEqual(try modifier.hStack().viewModifierContent(1).padding().top, 10)
    }
    ViewHosting.host(view: EmptyView().modifier(sut))
    wait(for: [exp], timeout: 1)
  }

  func testDirectInspection() throws {
    ToggleView(flag: true, publisher: PassthroughSubject<Bool, Never>()).inspect { view in
      XCTAssertEqual(try view.vStack().text(0).string(), "true")
      XCTAssertEqual(view.pathToRoot, "")
    }
  }

  func testExactTexts() throws {
    let sut = Group {
      Text("Hello")
      Button("Press", action: {}).disabled(true)
    }
    let view = try sut.inspect()
    XCTAssertEqual(try view.find(text: "Hello").pathToRoot, "group().text(0)")
    XCTAssertThrowsError(try view.find(button: "Press").tap()) { error in
      XCTAssertEqual(
        error.localizedDescription, "Button is unresponsive: group().button(1) is disabled")
    }
    XCTAssertThrowsError(try view.find(text: "Bye")) { error in
      XCTAssertEqual(error.localizedDescription, "Search did not find a match")
    }
    XCTAssertEqual(try sut.inspect().group().map { $0.pathToRoot }.count, 2)
  }
}
