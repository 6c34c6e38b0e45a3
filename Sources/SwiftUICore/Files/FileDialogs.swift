import Foundation

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

final class FileDialogNode<Content: View, Modifier: FileDialogModifier>:
  ModifierNode<Content, Modifier>
{
  private var close: (@MainActor () -> Void)?

  override func didMakeContent() { show() }
  override func modifierDidChange(from old: Modifier) { show() }
  override func refresh() { show() }

  private func show() {
    let isPresented = evaluating(Modifier.self) { modifier.isPresented.wrappedValue }
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
    let options = scope.values.fileDialogOptions
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
