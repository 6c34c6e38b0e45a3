import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("InspectableView")
struct InspectableViewTests {
  @Test func isACollection() throws {
    let stack = try HStack {
      Text("1")
      Text("2")
    }.inspect().hStack()
    #expect(stack.count == 2)
    #expect(stack.startIndex == 0)
    #expect(stack.endIndex == 2)
    #expect(stack.index(after: 0) == 1)
    #expect(stack.index(before: 2) == 1)
    #expect(stack.underestimatedCount == 2)
    var iterator = stack.makeIterator()
    #expect(try iterator.next()?.text().string() == "1")
    #expect(try iterator.next()?.text().string() == "2")
    #expect(iterator.next() == nil)
    #expect(try stack[1].text().pathToRoot == "hStack().text(1)")
    #expect(try stack.last?.text().string() == "2")
  }

  @Test func losesItsType() throws {
    let text = try AnyView(Text("a")).inspect().anyView().text()
    let classified: InspectableView<ViewType.ClassifiedView> = try text.classified()
    #expect(classified.pathToRoot == "anyView().text()")
    #expect(try classified.text().pathToRoot == "anyView().text()")
    let parent: InspectableView<ViewType.ParentView> = try text.parent()
    #expect(try parent.anyView().text().string() == "a")
  }

  @Test func tuples() throws {
    let flag = true
    let view = VStack {
      EmptyView()
      if flag {
        Text("a")
        Text("b")
      }
    }
    let tuple: InspectableView<ViewType.TupleView> = try view.inspect().vStack().tupleView(1)
    #expect(tuple.pathToRoot == "vStack().tupleView(1)")
    #expect(tuple.count == 2)
  }

  private struct Wrapped: View {
    var body: AnyView { AnyView(VStack { Text("a") }) }
  }

  @Test func anAnyViewAroundABodyIsSteppedOver() throws {
    #expect(try Wrapped().inspect().implicitAnyView().vStack().text(0).string() == "a")
    #expect(try Wrapped().inspect().vStack().text(0).string() == "a")
    #expect(try Wrapped().inspect().anyView().vStack().text(0).string() == "a")
    #expect(try Text("a").inspect().implicitAnyView().text().string() == "a")
    #expect(
      message { try AnyView(Text("a")).inspect().text() } == "text() found AnyView instead of Text")
  }

  @Test func locales() throws {
    #expect(Locale.testsDefault.identifier == "en")
    #expect(try Text("a").inspect().text().string(locale: Locale(identifier: "de")) == "a")
  }

  @Test func searchesAreDescribed() throws {
    let relation: ViewSearch.Relation = .child
    let traversal: ViewSearch.Traversal = .depthFirst
    let condition: ViewSearch.Condition = { $0.hasPadding() }
    let view = HStack {
      Text("a")
      Text("b").padding(1)
    }
    let found = try view.inspect().find(
      relation: relation, traversal: traversal, where: condition)
    #expect(try found.text().string() == "b")
    #expect(ViewHosting.ViewId(function: "a") == ViewHosting.ViewId(function: "a"))
    #expect(ViewHosting.ViewId(function: "a") != ViewHosting.ViewId(function: "b"))
  }

  @Test func typesOfViewsDescribeThemselves() {
    func describe<T: BaseViewType>(_ type: T.Type) -> [String] {
      [type.typePrefix, type.inspectionCall(typeName: "X")] + type.namespacedPrefixes
    }
    #expect(describe(ViewType.Button.self) == ["Button", "button({index})", "SwiftUI.Button"])
    #expect(!ViewType.Button.isTransitive)
    func custom<T: CustomViewType>(_ type: T.Type) -> String { "\(T.T.self)" }
    #expect(custom(ViewType.View<Wrapped>.self) == "Wrapped")
    #expect(ViewType.View<Wrapped>.inspectionCall(typeName: "X") == "view(X.self{, index})")
  }

  @Test func theOldMarkerCompiles() throws {
    #expect(try Marked().inspect().text().string() == "a")
  }
}

private struct Marked: View {
  var body: some View { Text("a") }
}

@available(*, deprecated)
extension Marked: Inspectable {}
