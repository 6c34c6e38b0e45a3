import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct FileDocumentTests {
  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func directory() throws -> URL {
    let url: URL = FileManager.default.temporaryDirectory
      .appendingPathComponent("file-document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func aDocumentIsWrittenWhereTheUserSays() throws {
    let folder: URL = try directory()
    defer { try? FileManager.default.removeItem(at: folder) }
    var written: URL?
    let view = EmptyView().fileExporter(
      isPresented: .constant(true), document: Note("hello"), contentType: .plainText,
      defaultFilename: "note"
    ) { result in written = try? result.get() }
    let exporter = try #require(try property("modifier", of: view) as? FileExporterModifier)
    #expect(exporter.kind == .save(name: "note.txt"))
    let target: URL = folder.appendingPathComponent("note.txt")
    exporter.complete([target])
    #expect(written == target)
    let read = try Note(
      configuration: FileDocumentReadConfiguration(
        contentType: .plainText, file: FileWrapper(url: target)))
    #expect(read.text == "hello")
  }

  @Test func aFailureIsTold() throws {
    var failed = false
    let view = EmptyView().fileExporter(
      isPresented: .constant(true), document: Note("hello"), contentType: .plainText
    ) { result in
      if case .failure = result { failed = true }
    }
    let exporter = try #require(try property("modifier", of: view) as? FileExporterModifier)
    exporter.complete([URL(fileURLWithPath: "/proc/no/such/place")])
    #expect(failed)
  }

  @Test func filesAreMoved() throws {
    let folder: URL = try directory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file: URL = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    let other: URL = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    var moved: URL?
    let view = EmptyView().fileMover(isPresented: .constant(true), file: file) { result in
      moved = try? result.get()
    }
    let mover = try #require(try property("modifier", of: view) as? FileMoverModifier)
    mover.complete([other])
    #expect(moved == other.appendingPathComponent("a.txt"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func directoriesAreReadAndWritten() throws {
    let folder: URL = try directory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
      "sub": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    let target: URL = folder.appendingPathComponent("tree")
    try tree.write(to: target)
    let read = try FileWrapper(url: target)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(read.fileWrappers?["sub"]?.isDirectory == true)
    #expect(throws: CocoaError.self) {
      try FileWrapper(url: folder.appendingPathComponent("missing"))
    }
  }
}
