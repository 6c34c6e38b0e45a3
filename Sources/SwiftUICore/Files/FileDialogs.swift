import Foundation

/// Lets the user choose files to open while a binding says so.
public struct FileImporterModifier {
  package var isPresented: Binding<Bool>
  package var allowedContentTypes: [UTType]
  package var allowsMultipleSelection: Bool
  package var onCompletion: (Result<[URL], any Error>) -> Void
  package var onCancellation: (() -> Void)?
}

/// Lets the user choose a place for files while a binding says so.
public struct FileMoverModifier {
  package var isPresented: Binding<Bool>
  package var files: [URL]
  package var onCompletion: (Result<[URL], any Error>) -> Void
  package var onCancellation: (() -> Void)?
}

/// What a dialog for files says, as modifiers around it set it.
package struct FileDialogOptions {
  package var message: Text?
  package var confirmationLabel: Text?
  package var defaultDirectory: URL?
  package var customizationID: String?
  package var filenameLabel: Text?
  package var browserOptions: FileDialogBrowserOptions = []
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  package var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

/// Options of dialogs for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

/// What a renderer needs of a dialog for files.
package struct FileDialogRequest {
  package enum Kind: Equatable, Sendable {
    case open(allowsMultipleSelection: Bool)
    case chooseDirectory
    case save(name: String)
  }
  package let kind: Kind
  package let contentTypes: [UTType]
  package let title: String?
  package let acceptLabel: String?
  package let directory: URL?
  /// Told the chosen files; nil when the user cancels.
  package let completion: ([URL]?) -> Void
}

/// A renderer that has dialogs for files.
@MainActor
package protocol FileDialogPresenting: Renderer {
  /// Shows a dialog; what it returns closes it.
  func presentFileDialog(
    _ request: FileDialogRequest, over container: (any NativeContainer)?
  ) -> @MainActor () -> Void
}

/// What the nodes of the modifiers share.
@MainActor
protocol FileDialogModifier: ViewModifier {
  var isPresented: Binding<Bool> { get }
  var kind: FileDialogRequest.Kind { get }
  var contentTypes: [UTType] { get }
  /// Whether there is what the dialog is for.
  var isReady: Bool { get }
  func complete(_ urls: [URL]?)
}

extension FileDialogModifier {
  var isReady: Bool { true }
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
          let target: URL = directory.appendingPathComponent(file.lastPathComponent)
          try FileManager.default.moveItem(at: file, to: target)
          return target
        }
      })
  }
}

final class FileDialogNode<Content: View, Modifier: FileDialogModifier>:
  ModifierNode<Content, Modifier>
{
  private var close: (@MainActor () -> Void)?

  override func didMakeContent() { show() }
  override func modifierDidChange(from old: Modifier) { show() }
  override func refresh() { show() }

  private func show() {
    let isPresented: Bool = evaluating(Modifier.self) { modifier.isPresented.wrappedValue }
    guard isPresented, modifier.isReady else {
      close?()
      close = nil
      return
    }
    guard close == nil else { return }
    graph.afterCommit(.appearance) { [weak self] in self?.open() }
  }

  private func open() {
    guard isMounted, close == nil else { return }
    guard let renderer = graph.renderer as? any FileDialogPresenting else {
      Diagnostics.reportOnce("Dialogs for files need a display: none is shown.")
      return
    }
    let options: FileDialogOptions = scope.values.fileDialogOptions
    close = renderer.presentFileDialog(
      FileDialogRequest(
        kind: modifier.kind, contentTypes: modifier.contentTypes,
        title: options.message?.resolvedString(in: scope.values),
        acceptLabel: options.confirmationLabel?.resolvedString(in: scope.values),
        directory: options.defaultDirectory
      ) { [weak self] urls in self?.finish(urls) },
      over: representativeItem?.host?.container)
  }

  private func finish(_ urls: [URL]?) {
    close = nil
    modifier.isPresented.wrappedValue = false
    modifier.complete(urls)
  }

  override func willUnmount() {
    close?()
    close = nil
    super.willUnmount()
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

  /// As the others, and calls an action when the user cancels.
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

  /// Configures the title of the dialogs for files in this view.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.message = message }
  }

  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Configures the label of the button that accepts.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
  }

  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// Configures the directory that dialogs for files in this view begin with.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.defaultDirectory = defaultDirectory }
  }

  /// Configures the behavior of the dialogs for files in this view.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { transformEnvironment(\.fileDialogOptions) { $0.browserOptions = options } }

  /// Names the configuration that the dialogs for files in this view remember, where the desktop has one.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
  }
}
