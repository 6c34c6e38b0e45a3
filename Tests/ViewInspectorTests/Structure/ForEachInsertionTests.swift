#if os(macOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting insertion into loops")
struct ForEachInsertionTests {
  @Test func callsTheAction() throws {
    var calls: [String] = []
    let sut = List {
      ForEach(["a"], id: \.self) { Text($0) }
        .onInsert(of: [.text, .url]) { calls.append("\($0) \($1.count)") }
    }
    let loop = try sut.inspect().list().forEach(0)
    try loop.callOnInsert(of: [.url], 1, [NSItemProvider()])
    #expect(calls == ["1 1"])
    #expect(
      message { try loop.callOnInsert(of: [.image], 1, []) }
        == "ForEach does not have 'onInsert(of: [\"public.image\"])' modifier")
    let bare = try ForEach(["a"], id: \.self) { Text($0) }.inspect().forEach()
    #expect(
      message { try bare.callOnInsert(of: [], 0, []) }
        == "ForEach does not have 'onInsert' modifier")
  }
}
#endif
