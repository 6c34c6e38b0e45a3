import SwiftUI
import ViewInspector
import XCTest

private struct Leaf: View {
  let name: String
  var body: some View { Text(name).padding(.leading, 3) }
}

private struct Wrapper<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { ScrollView { content } }
}

private struct Tree: View {
  var body: some View {
    VStack {
      HStack {
        Text("one").id(1)
        Text("two").tag("tag")
        AnyView(Leaf(name: "three"))
      }
      .background(Color.red)
      Wrapper {
        Leaf(name: "four")
        Button(
          action: {},
          label: {
            HStack {
              Text("five"); Image("picture")
            }
          })
      }
      GeometryReader { _ in Text("six") }
      if Bool(true) { Divider() } else { Spacer() }
      Toggle(isOn: .constant(true)) { Text("seven") }
      Picker("eight", selection: .constant(1)) { Text("nine").tag(1) }
      Label("ten", systemImage: "star")
    }
    .overlay(Text("eleven"))
  }
}

final class MovedSearchTests: XCTestCase {
  private func path(_ text: String) throws -> String {
    try Tree().inspect().find(text: text).pathToRoot
  }

  func testPaths() throws {
    XCTAssertEqual(try path("one"), "view(Tree.self).vStack().hStack(0).text(0)")
    XCTAssertEqual(
      try path("three"), "view(Tree.self).vStack().hStack(0).anyView(2).view(Leaf.self).text()")
    XCTAssertEqual(
      try path("four"),
      "view(Tree.self).vStack().view(Wrapper<EmptyView>.self, 1).scrollView().tupleView()"
        + ".view(Leaf.self, 0).text()")
    XCTAssertEqual(
      try path("five"),
      "view(Tree.self).vStack().view(Wrapper<EmptyView>.self, 1).scrollView().tupleView()"
        + ".button(1).labelView().hStack().text(0)")
    XCTAssertEqual(try path("six"), "view(Tree.self).vStack().geometryReader(2).text()")
    XCTAssertEqual(try path("seven"), "view(Tree.self).vStack().toggle(4).labelView().text()")
    XCTAssertEqual(try path("eight"), "view(Tree.self).vStack().picker(5).labelView().text()")
    XCTAssertEqual(try path("nine"), "view(Tree.self).vStack().picker(5).text(0)")
    XCTAssertEqual(try path("ten"), "view(Tree.self).vStack().label(6).title().text()")
    XCTAssertEqual(try path("eleven"), "view(Tree.self).vStack().overlay().text()")
  }

  func testPathsCanBeWalked() throws {
    let sut = try Tree().inspect()
    XCTAssertEqual(try sut.vStack().hStack(0).anyView(2).view(Leaf.self).text().string(), "three")
    XCTAssertEqual(
      try sut.vStack().hStack(0).anyView(2).view(Leaf.self).actualView().name, "three")
    XCTAssertEqual(try sut.vStack().toggle(4).labelView().text().string(), "seven")
    XCTAssertNoThrow(try sut.vStack().divider(3))
    XCTAssertNoThrow(try sut.view(Tree.self).vStack().hStack(0).background().color())
    XCTAssertEqual(try sut.vStack().hStack(0).anyView(2).text().padding(.leading), 3)
  }

  func testFinds() throws {
    let sut = try Tree().inspect()
    XCTAssertEqual(try sut.find(viewWithId: 1).text().string(), "one")
    XCTAssertEqual(try sut.find(viewWithTag: "tag").text().string(), "two")
    XCTAssertEqual(
      try sut.find(button: "five").labelView().hStack().image(1).actualImage(),
      Image("picture"))
    XCTAssertEqual(try sut.find(Leaf.self, containing: "four").actualView().name, "four")
    XCTAssertEqual(sut.findAll(Leaf.self).count, 2)
    XCTAssertEqual(
      try sut.find(ViewType.Text.self, skipFound: 1).string(),
      try sut.findAll(ViewType.Text.self, where: { _ in true })[1].string())
    XCTAssertEqual(
      try sut.find(ViewType.Text.self, traversal: .depthFirst) { try $0.string().count == 4 }
        .string(), "four")
    let button = try sut.find(text: "five").find(ViewType.Button.self, relation: .parent)
    XCTAssertEqual(
      try button.find(ViewType.ScrollView.self, relation: .parent).pathToRoot,
      "view(Tree.self).vStack().view(Wrapper<EmptyView>.self, 1).scrollView()")
    XCTAssertEqual(try button.parent().button(1).pathToRoot, button.pathToRoot)
    XCTAssertNoThrow(try sut.find(where: { try $0.color().value() == .red }))
    XCTAssertEqual(sut.findAll(where: { (try? $0.spacer()) != nil }).count, 0)
    XCTAssertEqual(
      try sut.find(textWhere: { string, attributes in string.hasPrefix("s") }).string(), "six")
  }

  func testErrors() throws {
    let sut = try Tree().inspect()
    XCTAssertThrows(
      try sut.vStack().text(0),
      "view(Tree.self).vStack().text(0) found HStack<TupleView<(IDView<Text, Int>, "
        + "ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<String>>>, AnyView)>> "
        + "instead of Text")
    XCTAssertThrows(
      try sut.vStack().text(30), "Enclosed view index '30' is out of bounds: '0 ..< 7'")
    XCTAssertThrows(try sut.parent(), "Tree does not have parent")
    XCTAssertThrows(
      try sut.vStack().hStack(0).padding(), "HStack does not have 'padding' modifier")
    XCTAssertThrows(
      try sut.find(ViewType.Text.self, skipFound: 30),
      "Search did only find \(sut.findAll(ViewType.Text.self).count) matches")
    XCTAssertThrows(
      try sut.find(text: "one").find(ViewType.List.self, relation: .parent),
      "Search did not find a match")
    XCTAssertThrows(try sut.find(button: "none"), "Search did not find a match")
  }

  func testCollections() throws {
    let stack = try VStack {
      Text("a"); if Bool(false) { Text("b") }; Text("c")
    }.inspect().vStack()
    XCTAssertEqual(stack.count, 3)
    XCTAssertEqual(stack.underestimatedCount, 3)
    XCTAssertTrue(stack[1].isAbsent)
    XCTAssertEqual(try stack[2].text().string(), "c")
    XCTAssertEqual(try stack.first?.text().pathToRoot, "vStack().text(0)")
    XCTAssertEqual(stack.compactMap { try? $0.text().string() }, ["a", "c"])
    XCTAssertThrows(try stack.text(1), "View for Optional<Text> is absent")
  }

  func testPrinting() throws {
    struct Plain: View {
      let value = 5
      var body: some View { Text("a") }
    }
    let text = Inspector.print(Plain())
    XCTAssertTrue(text.hasPrefix("Plain\n  body: Text\n"))
    XCTAssertTrue(text.hasSuffix("\n  value: Int = 5"))
  }
}
