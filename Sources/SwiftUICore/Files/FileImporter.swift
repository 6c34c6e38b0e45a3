import Foundation

/// Lets the user choose files to open while a binding says so.
package struct FileImporterModifier {
  package var isPresented: Binding<Bool>
  package var allowedContentTypes: [UTType]
  package var allowsMultipleSelection: Bool
  package var onCompletion: (Result<[URL], any Error>) -> Void
  package var onCancellation: (() -> Void)?
}

extension FileImporterModifier: FileDialogModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FileDialogNode(view, inputs) }

  @MainActor var kind: FileDialogRequest.Kind {
    allowedContentTypes == [.folder]
      ? .chooseDirectory : .open(allowsMultipleSelection: allowsMultipleSelection)
  }
  @MainActor var contentTypes: [UTType] { allowedContentTypes }
  @MainActor func complete(_ urls: [URL]?) {
    if let urls { onCompletion(.success(urls)) } else { onCancellation?() }
  }
}

extension View {
  /// Presents a system interface for allowing the user to import an existing file.
  ///
  /// - Parameter onCompletion: called on the main actor with the file; not called when the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Presents a system interface for allowing the user to import multiple files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, allowedContentTypes: allowedContentTypes,
        allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion))
  }

  /// Lets the user choose files, and calls an action when the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, allowedContentTypes: allowedContentTypes,
        allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
        onCancellation: onCancellation))
  }
}
