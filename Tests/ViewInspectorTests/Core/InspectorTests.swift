import SwiftUI
import Testing

@testable import ViewInspectorCore

@MainActor
@Suite("Inspector")
struct InspectorTests {
  fileprivate struct Outer<T> {
    struct Inner { let number = 42 }
    let inner = Inner()
    let text = "abc"
    let pair: (Int, String)? = (1, "x")
  }
  fileprivate final class Node {
    var next: Node?
  }
  fileprivate class Base { let base = 1 }
  fileprivate final class Derived: Base { let own = 2 }

  @Test func paths() throws {
    let value = Outer<Int>()
    #expect(try Inspector.attribute(path: "inner|number", value: value, type: Int.self) == 42)
    #expect(try Inspector.attribute(path: "pair|some|.1", value: value, type: String.self) == "x")
    let derived = Derived()
    #expect(try Inspector.attribute(path: "super|base", value: derived, type: Int.self) == 1)
  }

  @Test func errors() throws {
    let value = Outer<Int>()
    #expect(
      message { try Inspector.attribute(label: "other", value: value) }
        == "Outer<Int> does not have 'other' attribute")
    #expect(
      message { try Inspector.attribute(label: "text", value: value, type: Int.self) }
        == "Type mismatch: String is not Int")
  }

  @Test func names() {
    #expect(Inspector.typeName(type: Outer<Int>.self) == "Outer<Int>")
    #expect(Inspector.typeName(type: Outer<Int>.self, generics: .remove) == "Outer")
    #expect(
      Inspector.typeName(type: VStack<Text>.self, namespaced: true)
        == "SwiftUI.VStack<SwiftUI.Text>")
    #expect(TypeName.withoutGenerics("A<(B) -> C<D>>.E") == "A.E")
    #expect(!Inspector.isSystemType(type: Outer<Int>.self))
    #expect(Inspector.isSystemType(type: Text.self))
  }

  @Test func trees() {
    let node = Node()
    node.next = node
    #expect(Inspector.print(node).contains("(cyclic reference)"))
    node.next = nil
    let lines: [Substring] = Inspector.print(Outer<Int>()).split(separator: "\n")
    #expect(lines.first == "Outer<Int>")
    #expect(lines.contains("    number: Int = 42"))
    #expect(lines.contains(#"  text: String = "abc""#))
  }

  private struct Handler {
    let call: (Bool, Int32) -> Int32
  }

  private struct OtherHandler {
    let call: (Int32) -> Void
  }

  @Test func closuresAreCalledAsTheyAreStored() throws {
    let handler = Handler { flag, number in flag ? number : -number }
    let stored = try Inspector.attribute(label: "call", value: handler)
    let read = try StoredClosure.held(stored, ((Bool, Int32) -> Int32).self, Handler.self)
    #expect(read.call(true, 7) == 7)
    #expect(read.call(false, 7) == -7)
    #expect(throws: InspectionError.self) {
      try StoredClosure.held(stored, ((Int32) -> Void).self, OtherHandler.self)
    }
  }

  @Test func bytes() {
    struct Pair: BinaryEquatable {
      let a: Int32
      let b: Int32
    }
    #expect(Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
    #expect(Pair(a: 1, b: 2) != Pair(a: 2, b: 1))
  }

  @Test func lazyGroups() throws {
    let group = LazyGroup(count: 2) { $0 * 10 }
    let both = group + LazyGroup(count: 1) { _ in 7 }
    #expect(both.count == 3)
    #expect(try both.element(at: 2) == 7)
    #expect(
      message { try both.element(at: 3) }
        == "Enclosed view index '3' is out of bounds: '0 ..< 3'")
  }
}
