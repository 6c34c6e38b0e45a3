import Foundation

/// Lets the user choose a place for files while a binding says so.
package struct FileMoverModifier {
  package var isPresented: Binding<Bool>
  package var files: [URL]
  package var onCompletion: (Result<[URL], any Error>) -> Void
  package var onCancellation: (() -> Void)?
}

extension FileMoverModifier: FileDialogModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FileDialogNode(view, inputs) }

  @MainActor var kind: FileDialogRequest.Kind { .chooseDirectory }
  @MainActor var contentTypes: [UTType] { [.folder] }

  /// Moves the files into the chosen directory.
  @MainActor func complete(_ urls: [URL]?) {
    guard let directory = urls?.first else {
      onCancellation?()
      return
    }
    onCompletion(
      Result {
        try files.map { file in
          let target = directory.appendingPathComponent(file.lastPathComponent)
          try FileManager.default.moveItem(at: file, to: target)
          return target
        }
      })
  }
}

extension View {
  /// Presents a system interface for allowing the user to move an existing file to a new location.
  ///
  /// - Parameter onCompletion: called on the main actor with where the file is now, or why it could not be moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Presents a system interface for allowing the user to move a collection of existing files to a new location.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: Array(files), onCompletion: onCompletion))
  }

  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: Array(files), onCompletion: onCompletion,
        onCancellation: onCancellation))
  }
}
