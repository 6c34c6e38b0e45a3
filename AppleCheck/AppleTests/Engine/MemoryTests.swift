import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect
@testable import SwiftUI

/// What is left when views have gone: nothing.
@MainActor
@Suite(.serialized)
struct MemoryTests {
  private final class Model {}

  /// Knows without holding.
  @MainActor private final class Watched {
    private struct Entry { weak var object: AnyObject? }
    private var entries: [Entry] = []

    var count: Int { entries.count }
    var living: [AnyObject] { entries.compactMap(\.object) }

    func add(_ object: AnyObject) { entries.append(Entry(object: object)) }

    /// Lets what is still under way end.
    func settle() async {
      for _ in 0..<100 where !living.isEmpty { await Task.yield() }
    }
  }

  private let watched = Watched()

  /// The closure, with what it captures, and the entity; each row's view on the latest system that
  /// has it.
  @Test(arguments: RowName.all)
  func ofEachViewType(row: RowName) async throws {
    let row = Row.all[row.index]
    // Those have a test of their own.
    guard !Self.presentations.contains(row.name) else { return }
    try run(row)
    for scope in [IntrospectionScope.receiver, .ancestor] {
      if scope == .ancestor, !Receivers.hasInside(row.name) { continue }
      do {
        let display = Display(view(of: row, scope))
        await display.settle()
        display.controller.rootView = AnyView(Text("Gone"))
        await display.settle()
        display.close()
      }
    }
    await watched.settle()
    #expect(watched.count >= 2)
    #expect(watched.living.isEmpty, "\(row.name): \(watched.living)")
  }

  private static let presentations = [".sheet", ".fullScreenCover", ".popover"]

  /// The latest system that has the row.
  private func run(_ row: Row) throws {
    let system = Systems.all.last { system in
      row.versions.contains { Systems.isCurrent($0, on: system) }
    }
    Systems.run(try #require(system))
  }

  private func view(of row: Row, _ scope: IntrospectionScope) -> AnyView {
    let receivers = Receivers(row.name)
    let model = Model()
    watched.add(model)
    let found: ([Int], AnyObject) -> Void = { [watched] _, entity in
      _ = model
      watched.add(entity)
    }
    let view =
      scope == .receiver
      ? row.introspecting(receivers.view(0), scope, found)
      : receivers.view(0, row.introspecting(AnyView(Text("Inside")), scope, found))
    return view
  }

  /// Rows come and go, the list is scrolled, and the window turns.
  @Test func ofAListThatWasScrolledReusedAndTurned() async throws {
    Systems.run(Systems.all[Systems.all.count - 1])
    do {
      let display = Display(AnyView(EmptyView()))
      for round in 0..<4 {
        display.controller.rootView = AnyView(list(round))
        await display.settle()
        let content = display.window.content
        for case let scroller as TestedScroller in content.tree { scroller.scroll(to: 100) }
        content.frame.size = CGSize(width: content.frame.height, height: content.frame.width)
        content.layOutTree()
        await display.settle()
      }
      #expect(!watched.living.isEmpty)
      display.close()
    }
    #expect(watched.count > 20)
    await watched.settle()
    #expect(watched.living.isEmpty, "\(watched.living)")
  }

  private func list(_ round: Int) -> some View {
    List(0..<10, id: \.self) { row in
      let model = Model()
      let _ = watched.add(model)
      TextField("\(row)", text: .constant("")).id(round)
        .introspectField { [watched] field in
          _ = model
          watched.add(field)
        }
    }
    .introspectView { [watched] in watched.add($0) }
  }

  /// Fields come and go twenty times, with their markers.
  @Test(arguments: [IntrospectionTiming.immediate, .afterAppearing])
  func markersDoNotPileUp(timing: IntrospectionTiming) async {
    Systems.run(Systems.all[Systems.all.count - 1])
    let display = Display(AnyView(EmptyView()))
    for round in 0..<20 {
      display.controller.rootView = AnyView(
        TextField("Name", text: .constant("")).introspectField(timing: timing) { _ in }.id(round))
      await display.settle()
      for case let marker as MarkerView in display.window.content.tree { watched.add(marker) }
      #expect(display.controller.children.count <= 1)
      #expect(watched.living.count == 2, "\(round)")
    }
    #expect(watched.count == 40)
    display.controller.rootView = AnyView(EmptyView())
    await display.settle()
    #expect(watched.living.isEmpty)
    display.close()
  }

  #if canImport(UIKit)
  @Test(arguments: RowName.all)
  func ofEachPresentation(row: RowName) async throws {
    let row = Row.all[row.index]
    guard Self.presentations.contains(row.name) else { return }
    try run(row)
    do {
      let display = Display(AnyView(presenting(row, true)))
      await display.settle()
      // The model that the closure holds, and the presentation.
      #expect(Set(watched.living.map { ObjectIdentifier($0) }).count == 2)
      display.controller.rootView = AnyView(presenting(row, false))
      await display.settle()
      display.close()
    }
    await watched.settle()
    #expect(watched.living.isEmpty, "\(row.name): \(watched.living)")
  }

  @ViewBuilder
  private func presenting(_ row: Row, _ isPresented: Bool) -> some View {
    let isPresented = Binding.constant(isPresented)
    let model = Model()
    let _ = watched.add(model)
    let inside = {
      row.introspecting(AnyView(Text("Inside")), nil) { [watched] _, entity in
        _ = model
        watched.add(entity)
      }
    }
    switch row.name {
    case ".sheet": Text("Below").sheet(isPresented: isPresented, content: inside)
    case ".popover": Text("Below").popover(isPresented: isPresented, content: inside)
    default: Text("Below").fullScreenCover(isPresented: isPresented, content: inside)
    }
  }
  #endif
}

extension TestedScroller {
  fileprivate func scroll(to y: CGFloat) {
    #if canImport(UIKit)
    contentOffset.y = y
    #else
    contentView.scroll(to: CGPoint(x: 0, y: y))
    #endif
  }
}
