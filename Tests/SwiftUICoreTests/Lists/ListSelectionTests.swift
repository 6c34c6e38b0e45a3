import Testing

@testable import SwiftUICore

@MainActor
@Suite("Selections of lists")
struct ListSelectionTests {
  private func shown(_ list: some View) -> ListPrimitive? {
    HeadlessWindow(list).primitives(ListPrimitive.self).first
  }

  @Test("A binding to a set lets several rows be chosen")
  func set() {
    let chosen: Binding<Set<Int>> = .constant([1, 2])
    let list = shown(
      List(selection: chosen) {
        ForEach(0..<3) { Text("\($0)") }
      })
    #expect(list?.mode == .multiple)
    #expect(list?.selected == [1, 2])
  }

  @Test("A binding to an optional value lets one row be chosen, or none")
  func optional() {
    let chosen: Binding<Int?> = .constant(1)
    let list = shown(
      List(selection: chosen) {
        ForEach(0..<3) { Text("\($0)") }
      })
    #expect(list?.mode == .single)
    #expect(list?.selected == [1])
  }

  @Test("A binding to a value lets one row be chosen")
  func value() {
    let chosen: Binding<Int> = .constant(1)
    let list = shown(
      List(selection: chosen) {
        ForEach(0..<3) { Text("\($0)") }
      })
    #expect(list?.mode == .single)
    #expect(list?.selected == [1])
  }
}
