import Foundation

/// Lets the user choose where documents are written while a binding says so.
package struct FileExporterModifier {
  package struct Document {
    let name: String
    let write: (URL) throws -> Void
  }
  package var isPresented: Binding<Bool>
  package var documents: [Document]
  package var contentTypes: [UTType]
  package var onCompletion: (Result<[URL], any Error>) -> Void
  package var onCancellation: (() -> Void)?
}

extension FileExporterModifier: FileDialogModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FileDialogNode(view, inputs) }

  /// One document gets a name from the user, several a directory.
  @MainActor var kind: FileDialogRequest.Kind {
    documents.count == 1 ? .save(name: documents.first?.name ?? "") : .chooseDirectory
  }

  /// Without documents there is nothing to choose a place for.
  @MainActor var isReady: Bool { !documents.isEmpty }

  @MainActor func complete(_ urls: [URL]?) {
    guard let place = urls?.first else {
      onCancellation?()
      return
    }
    onCompletion(
      Result {
        try documents.map { document in
          let target = documents.count == 1 ? place : place.appendingPathComponent(document.name)
          try document.write(target)
          return target
        }
      })
  }
}

extension FileExporterModifier.Document {
  nonisolated fileprivate init<D: FileDocument>(_ document: D, _ type: UTType, name: String?) {
    let base = name ?? "Untitled"
    let suffix = type.preferredFilenameExtension
    let hasSuffix = suffix.map { base.hasSuffix("." + $0) } ?? true
    self.name = hasSuffix ? base : base + "." + (suffix ?? "")
    write = { url in
      let existing = try? FileWrapper(url: url)
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
      try document.fileWrapper(configuration: configuration).write(to: url)
    }
  }
}

extension View {
  /// Presents a system interface for exporting a document that's stored in a value type to a file on disk.
  ///
  /// - Parameters:
  ///   - document: nothing is presented without one.
  ///   - onCompletion: called on the main actor with where the document was written, or why it could not be.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    let type = types.first ?? .data
    return modifier(
      FileExporterModifier(
        isPresented: isPresented,
        documents: document.map { [.init($0, type, name: defaultFilename)] } ?? [],
        contentTypes: types,
        onCompletion: { result in
          switch result {
          case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
          case .failure(let error): onCompletion(.failure(error))
          }
        }, onCancellation: onCancellation))
  }

  /// Presents a system interface for exporting a collection of value type documents to files on disk: into a directory
  /// that the user chooses, under the names `Untitled 1` and so on.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FileExporterModifier(
        isPresented: isPresented,
        documents: documents.enumerated().map { index, document in
          .init(document, contentType, name: "Untitled \(index + 1)")
        }, contentTypes: [contentType], onCompletion: onCompletion))
  }

  /// Configures the label of the field for the name in the dialogs that export files.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    keptAsValue().transformEnvironment(\.fileDialogOptions) { $0.filenameLabel = label }
  }

  /// Configures the label of the field for the name in the dialogs that export files.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Configures the label of the field for the name in the dialogs that export files.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
