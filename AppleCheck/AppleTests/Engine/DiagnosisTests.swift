import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// What people are told whose closure is not called.
@MainActor
@Suite(.serialized)
struct DiagnosisTests {
  private let found = Found()

  /// What is told of a view until no change of the tree leads to another search.
  private func misses<Content: View>(
    _ view: Content, on system: [Int] = Systems.all[Systems.all.count - 1]
  ) async -> [String] {
    Systems.run(system)
    var texts: [String] = []
    IntrospectionDiagnostics.handler = { texts.append($0.description) }
    defer { IntrospectionDiagnostics.handler = nil }
    let display = Display(view)
    await display.settle()
    for _ in 0..<100 {
      for view in display.window.content.tree { view.needLayout() }
      display.window.content.layOutTree()
    }
    display.close()
    #expect(found.entities.isEmpty)
    return texts
  }

  #if canImport(UIKit)
  private let toolkit = "UIKit.UI"
  #else
  private let toolkit = "AppKit.NS"
  #endif

  @Test func aMatchThatIsAroundTheView() async {
    let texts = await misses(ScrollView { Text("Item").introspectScroller(found.take("scroll")) })
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.hasPrefix("ScrollViewType is not handed over: no \(toolkit)ScrollView in the receiver")
          && $0.hasSuffix("; there is one among its ancestors, use scope: .ancestor.")
      }, "\(texts)")
  }

  @Test func anotherClassThanTheOneThatIsThere() async {
    let texts = await misses(
      Picker("Size", selection: .constant(1)) { Text("M").tag(1) }.pickerStyle(.segmented)
        .introspectField(found.take("field")))
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.contains("no \(toolkit)TextField in the receiver (") && $0.contains("SegmentedControl")
      }, "\(texts)")
  }

  /// However often the tree changes after that.
  @Test func onceForEachIntrospection() async {
    let texts = await misses(
      VStack {
        Text("A").introspectField(found.take("field"))
        Text("B").introspectField(found.take("field"))
      })
    #expect(texts.count == 2)
  }

  /// What SwiftUI draws itself.
  @Test func viewsWithoutAPlatformView() async {
    let texts = await misses(
      VStack {
        Group {
          Text("Text").introspectView(found.take("text"))
          Image("image").introspectView(found.take("image"))
          Color.red.introspectView(found.take("color"))
          Divider().introspectView(found.take("divider"))
          Spacer().introspectView(found.take("spacer"))
        }
        Group {
          HStack { Text("Text") }.introspectView(found.take("stack"))
          LazyVStack { Text("Text") }.introspectView(found.take("lazy stack"))
          GeometryReader { _ in Text("Text") }.introspectView(found.take("reader"))
        }
      })
    #expect(texts.count == 8)
    let line = "ViewType is not handed over: no \(toolkit)View in the receiver (nothing there)"
    #expect(texts.allSatisfy { $0.hasPrefix(line) }, "\(texts)")
  }

  #if canImport(UIKit)
  @Test func aNavigationStackAroundTheView() async {
    let texts = await misses(
      NavigationStack {
        Text("Root").introspect(.navigationStack, on: .iOS, .tvOS, .visionOS) {
          found.take("stack")($0)
        }
      })
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.contains("NavigationController in the receiver (")
          && $0.hasSuffix("; there is one among its ancestors, use scope: .ancestor.")
      }, "\(texts)")
  }
  #endif

  #if os(iOS)
  /// A list was a table up to iOS 15.
  @Test func aClassOfEarlierSystems() async {
    let texts = await misses(
      List { Text("Row") }.introspect(.list, on: .iOS(.v13...)) { (table: UITableView) in
        found.take("list")(table)
      })
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.hasPrefix("ListType is not handed over: no UIKit.UITableView in the receiver (")
          && $0.contains("CollectionView")
      }, "\(texts)")
  }

  /// A list holds cells, but each is around a row.
  @Test func aCellOnTheListInsteadOfTheRow() async {
    let texts = await misses(
      List { Text("Row") }.introspect(.listCell, on: .iOS(.v16...)) {
        found.take("cell")($0)
      })
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.contains("no UIKit.UICollectionViewCell among its ancestors")
          && $0.hasSuffix("; there is one in the receiver, use scope: .receiver.")
      }, "\(texts)")
  }

  @Test func theWrongModifierInAFullScreenCover() async {
    let texts = await misses(
      Text("Below").fullScreenCover(isPresented: .constant(true)) {
        TextField("Name", text: .constant("")).introspect(.textEditor, on: .iOS) {
          found.take("text view")($0)
        }
      })
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy {
        $0.contains("no UIKit.UITextView in the receiver (") && $0.contains("UIKit.UITextField")
      }, "\(texts)")
  }
  #endif
}
