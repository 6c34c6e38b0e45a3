import Testing

@testable import SwiftUICore

private struct Pair: View {
  var body: some View {
    Shown("a")
    Shown("b")
  }
}

private struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    content
    Shown("beside")
  }
}

/// How many rows an element of a list gives goes by this.
@MainActor
@Suite("The number of views that a type tells")
struct ItemCountTests {
  private func count<V: View>(@ViewBuilder _ view: () -> V) -> Int? { V._staticItemCount }

  @Test("Views that are drawn, containers and styled controls are one")
  func one() {
    #expect(count { Shown("a") } == 1)
    #expect(count { VStack { Pair() } } == 1)
    #expect(count { Button("a") {} } == 1)
    #expect(count { Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox) } == 1)
    #expect(count { Shown("a").padding().frame(width: 3).opacity(0.5) } == 1)
  }

  @Test("Tuples, groups and bodies are as many as what they hold")
  func several() {
    #expect(count { Pair() } == 2)
    #expect(
      count {
        Shown("a")
        EmptyView()
        Pair()
      } == 3)
    #expect(count { Group { Pair() } } == 2)
    #expect(count { Pair().padding() } == 2)
    #expect(count { Shown("a").modifier(Doubled()) } == 2)
    #expect(count { EmptyView() } == 0)
  }

  @Test("Branches tell where both agree; loops, options and erased views never do")
  func unknown() {
    let isFirst: Bool = .random()
    #expect(
      count {
        if isFirst { Pair() } else { Group { Pair() } }
      } == 2)
    #expect(
      count {
        if isFirst { Pair() } else { Shown("a") }
      } == nil)
    #expect(
      count {
        if isFirst { Pair() }
      } == nil)
    #expect(count { ForEach(0..<3) { Shown("\($0)") } } == nil)
    #expect(count { AnyView(Shown("a")) } == nil)
    #expect(
      count {
        Shown("a")
        AnyView(Shown("b"))
      } == nil)
  }
}
