#if os(Linux)
import Foundation
import SwiftUI
import Testing
import ViewInspector

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

@MainActor
@Suite("Dialogs for files")
struct FileDialogTests {
  @Test func importer() throws {
    let isPresented = Binding<Bool>(wrappedValue: true)
    var urls: [URL] = []
    let view = EmptyView().fileImporter(
      isPresented: isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { urls = (try? $0.get()) ?? [] }
    let file = URL(fileURLWithPath: "/note.txt")
    try expectModifier("fileImporter", on: view) {
      let dialog = try $0.fileImporter()
      try dialog.callOnCompletion(.success([file]))
      return try urls == [file] && dialog.allowedContentTypes() == [.plainText]
        && dialog.allowsMultipleSelection() && dialog.pathToRoot == "emptyView().fileImporter()"
    }
    #expect(!isPresented.wrappedValue)
    #expect(
      message { try view.inspect().emptyView().fileImporter() }
        == "View for FileImporter is absent")
  }

  @Test func importerOfOneFile() throws {
    var result: Result<URL, any Error>?
    let view = EmptyView().fileImporter(
      isPresented: .constant(true), allowedContentTypes: [.plainText]
    ) { result = $0 }
    let file = URL(fileURLWithPath: "/note.txt")
    try view.inspect().emptyView().fileImporter().callOnCompletion(.success([file]))
    #expect(try result?.get() == file)
    try view.inspect().emptyView().fileImporter()
      .callOnCompletion(.failure(CocoaError(.fileNoSuchFile)))
    #expect(throws: CocoaError.self) { try result?.get() }
  }

  @Test func exporter() throws {
    let isPresented = Binding<Bool>(wrappedValue: true)
    var calls: [String] = []
    let view = EmptyView().fileExporter(
      isPresented: isPresented, document: Note(), contentTypes: [.plainText],
      onCompletion: { _ in calls.append("completed") },
      onCancellation: { calls.append("cancelled") })
    try expectModifier("fileExporter", on: view) {
      try $0.fileExporter().cancel()
      return calls == ["cancelled"] && !isPresented.wrappedValue
    }
    isPresented.wrappedValue = true
    let place = URL(fileURLWithPath: "/place.txt")
    try view.inspect().emptyView().fileExporter().callOnCompletion(.success([place]))
    #expect(calls == ["cancelled", "completed"])
  }

  @Test func mover() throws {
    let isPresented = Binding<Bool>(wrappedValue: true)
    var place: URL?
    let file = URL(fileURLWithPath: "/a")
    let view = EmptyView().fileMover(isPresented: isPresented, file: file) {
      place = try? $0.get()
    }
    try expectModifier("fileMover", on: view) {
      try $0.fileMover().callOnCompletion(.success([file]))
      return place == file
    }
  }
}
#endif
