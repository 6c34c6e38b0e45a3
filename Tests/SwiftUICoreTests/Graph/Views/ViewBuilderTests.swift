import Testing

@testable import SwiftUICore

private enum Phase: CaseIterable { case loading, loaded, failed }

private struct Cases: View {
  let phase: Phase
  var note: String?

  var body: some View {
    switch phase {
    case .loading: Shown("loading")
    case .loaded:
      Shown("loaded")
      Shown("twice")
    case .failed: EmptyView()
    }
    if let note { Shown(note) }
    if phase == .loading {
      Shown("if")
    } else if phase == .loaded {
      Shown("else if")
    } else {
      Shown("else")
    }
  }
}

private struct Available: View {
  var body: some View {
    Shown("before")
    if #available(iOS 17, macOS 14, *) { Shown("available") }
    if #available(iOS 16, tvOS 16, macOS 13, *) {
      Shown("one")
      Shown("two")
    }
    Shown("after")
  }
}

private struct Many: View {
  var body: some View {
    Shown("1")
    Shown("2")
    Shown("3")
    Shown("4")
    Shown("5")
    Shown("6")
    Shown("7")
    Shown("8")
    Shown("9")
    Shown("10")
    Shown("11")
    Shown("12")
  }
}

@MainActor
@Suite("View builders")
struct ViewBuilderTests {
  @Test("Branches show what they hold", arguments: Phase.allCases)
  private func branches(_ phase: Phase) {
    let expected: [Phase: [String]] = [
      .loading: ["loading", "if"], .loaded: ["loaded", "twice", "else if"], .failed: ["else"],
    ]
    #expect(HeadlessWindow(Cases(phase: phase)).shown == expected[phase])
  }

  @Test("An optional view is there while its value is")
  func optional() {
    let window = HeadlessWindow(Cases(phase: .failed, note: "note"))
    #expect(window.shown == ["note", "else"])
    window.update(Cases(phase: .failed))
    #expect(window.shown == ["else"])
    window.update(Cases(phase: .loaded, note: "new"))
    #expect(window.shown == ["loaded", "twice", "new", "else if"])
  }

  @Test("What asks for a version of Apple's systems is shown where none of them runs")
  func availability() {
    #expect(HeadlessWindow(Available()).shown == ["before", "available", "one", "two", "after"])
  }

  @Test("There may be more than ten views")
  func many() {
    #expect(HeadlessWindow(Many()).shown == (1...12).map { "\($0)" })
  }
}
