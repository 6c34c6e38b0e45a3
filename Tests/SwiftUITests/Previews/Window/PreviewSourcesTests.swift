import Foundation
import Testing

@testable import SwiftUI

struct PreviewSourcesTests {
  @Test func aSourceThatIsChangedAddedOrRemovedIsSeen() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let hidden = url.appending(path: ".build")
    try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let sources = PreviewSources(folder: url.path)
    #expect(sources.state.isEmpty)
    let file = url.appending(path: "A.swift")
    try Data("a".utf8).write(to: file)
    let first = sources.state
    #expect(first.count == 1)
    try Data().write(to: hidden.appending(path: "B.swift"))
    try Data().write(to: url.appending(path: "notes.txt"))
    #expect(sources.state == first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: file.path)
    #expect(sources.state != first)
    try FileManager.default.removeItem(at: file)
    #expect(sources.state.isEmpty)
  }

  @Test func theErrorsOfABuildAreItsLinesWithErrors() {
    let output = """
      [1/2] Compiling A
      /a/A.swift:3:5: error: cannot find 'b' in scope
        1 |
         `- error: cannot find 'b' in scope
      /a/A.swift:3:5: error: cannot find 'b' in scope
      /a/A.swift:9:1: warning: unused
      """
    #expect(
      PreviewSources.errors(in: output) == "/a/A.swift:3:5: error: cannot find 'b' in scope")
    #expect(PreviewSources.errors(in: "no such command") == "no such command")
  }
}
