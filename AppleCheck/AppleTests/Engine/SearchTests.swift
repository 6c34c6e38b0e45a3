#if canImport(UIKit)
  import Testing

  @_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
  @testable import SwiftUI

  /// What is found, in the situations that people reported.
  @MainActor
  @Suite(.serialized)
  struct SearchTests {
    @MainActor private final class Found {
      var entities: [String: AnyObject] = [:]
      func take(_ name: String) -> (AnyObject) -> Void { { self.entities[name] = $0 } }
      subscript(_ name: String) -> UIView? { entities[name] as? UIView }
    }

    init() { Systems.run(Systems.all[Systems.all.count - 1]) }

    @Test(arguments: [0, 1])
    func eachOfNestedScrollViewsGetsItsOwn(index: Int) async throws {
      Systems.run([Systems.all[0], [26]][index])
      let found = Found()
      let display = Display(
        ScrollView {
          ScrollView { Text("Item") }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { found.take("inner")($0) }
        }
        .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { found.take("outer")($0) })
      await display.settle()
      let outer = try #require(found["outer"])
      let inner = try #require(found["inner"])
      #expect(!isSame(inner, outer))
      #expect(inner.isDescendant(of: outer))
      display.close()
    }

    @Test func theNearestOfNestedScrollViewsIsTheAncestor() async throws {
      let found = Found()
      let display = Display(
        ScrollView {
          ScrollView {
            Text("Item").introspect(
              .scrollView, on: .iOS, .tvOS, .visionOS, scope: .ancestor
            ) { found.take("nearest")($0) }
          }
        })
      await display.settle()
      let nearest = try #require(found["nearest"])
      let scrollViews = display.window.tree.filter { $0 is UIScrollView }
      #expect(scrollViews.count == 2)
      #expect(isSame(nearest, scrollViews.last))
      display.close()
    }

    @Test func theOutermostMatchWins() async throws {
      let found = Found()
      let editor = ShapedView("editor") { StandInShape(hosting: UITextView(frame: .zero)) }
      let display = Display(
        ScrollView { editor }
          .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { found.take("scroll")($0) })
      await display.settle()
      // A text view is a scroll view too.
      let scroll = try #require(found["scroll"])
      #expect(!(scroll is UITextView))
      display.close()
    }

    @Test func allMatchesOfAReceiver() async {
      var fields: [UITextField] = []
      let display = Display(
        VStack {
          TextField("A", text: .constant(""))
          TextField("B", text: .constant(""))
          TextField("C", text: .constant(""))
        }
        .introspect(.textField, on: .iOS, .tvOS, .visionOS, matches: .all) { field in
          if !fields.contains(field) { fields.append(field) }
        })
      await display.settle()
      #expect(fields.count == 3)
      display.close()
    }

    /// Modifiers that put views of their own around what they modify.
    @Test func effectsOnTheReceiverAndAroundIt() async {
      let found = Found()
      func field(_ name: String) -> some View {
        TextField(name, text: .constant(""))
      }
      let display = Display(
        VStack {
          field("clip").clipShape(Circle()).fieldIntrospection(found.take("clip"))
          field("opacity").opacity(0.5).fieldIntrospection(found.take("opacity"))
          field("blur").blur(radius: 2).fieldIntrospection(found.take("blur"))
          field("shadow").shadow(radius: 2).fieldIntrospection(found.take("shadow"))
          field("scaled").scaleEffect(1.1).fieldIntrospection(found.take("scaled"))
          field("rotated").rotationEffect(.degrees(5)).fieldIntrospection(found.take("rotated"))
          field("inside").fieldIntrospection(found.take("inside"))
            .clipShape(Circle()).opacity(0.5).shadow(radius: 2)
          VStack { field("parent").fieldIntrospection(found.take("parent")) }
            .clipped().opacity(0.9)
        })
      await display.settle()
      let names = [
        "clip", "opacity", "blur", "shadow", "scaled", "rotated", "inside", "parent",
      ]
      let fields = display.window.tree.filter { $0 is UITextField }
      #expect(names.map { found[$0] } == fields)
      display.close()
    }

    @Test func severalIntrospectionsOfOneView() async throws {
      let found = Found()
      let display = Display(
        TextField("A", text: .constant(""))
          .fieldIntrospection(found.take("first"))
          .introspect(.view, on: .iOS, .tvOS, .visionOS) { found.take("view")($0) }
          .fieldIntrospection(found.take("second")))
      await display.settle()
      let first = try #require(found["first"])
      let view = try #require(found["view"])
      #expect(isSame(first, found["second"]))
      #expect(first.isDescendant(of: view))
      display.close()
    }

    @Test func anAncestorIsNotTakenForTheReceiver() async {
      let found = Found()
      let display = Display(
        ScrollView {
          Text("Item")
            .introspect(.scrollView, on: .iOS, .tvOS, .visionOS) { found.take("scroll")($0) }
        })
      await display.settle()
      #expect(found["scroll"] == nil)
      display.close()
    }
  }

  extension View {
    @MainActor
    fileprivate func fieldIntrospection(_ found: @escaping (AnyObject) -> Void) -> some View {
      introspect(.textField, on: .iOS, .tvOS, .visionOS) { found($0) }
    }
  }
#endif
