#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

extension GTKRenderer: FileDialogPresenting {
  package func presentFileDialog(
    _ request: FileDialogRequest, over container: (any NativeContainer)?
  ) -> @MainActor () -> Void {
    let parent = (container as? GTKContainer)?.layout.root as? GTK.Window
    let dialog = GTKFileDialog(request, over: parent)
    dialog.show()
    return { dialog.close() }
  }
}

/// The desktop's own dialog for files.
@MainActor
private final class GTKFileDialog {
  private let chooser: FileChooserNative
  private let request: FileDialogRequest
  private var isOpen = true

  init(_ request: FileDialogRequest, over parent: GTK.Window?) {
    self.request = request
    let action: FileChooserAction =
      switch request.kind {
      case .open: .open
      case .chooseDirectory: .selectFolder
      case .save: .save
      }
    chooser = FileChooserNative(
      title: request.title, parent: parent, action: action, acceptLabel: request.acceptLabel,
      cancelLabel: nil)
    chooser.modal = true
    if case .open(let several) = request.kind { chooser.selectMultiple = several }
    if case .save(let name) = request.kind {
      gtk_file_chooser_set_current_name(chooser.fileChooserPointer, name)
    }
    addFilter()
    setDirectory()
  }

  private func addFilter() {
    guard request.kind != .chooseDirectory else { return }
    let isForAll = request.contentTypes.contains { [.item, .data, .content].contains($0) }
    guard !isForAll, !request.contentTypes.isEmpty else { return }
    let filter = FileFilter()
    for type in request.contentTypes {
      if let mimeType = type.preferredMIMEType {
        filter.addMimeType(mimeType)
      } else if type == .image {
        filter.addMimeType("image/*")
      } else if type == .audio {
        filter.addMimeType("audio/*")
      } else if type == .movie || type == .video {
        filter.addMimeType("video/*")
      } else if type == .text || type == .plainText || type == .utf8PlainText {
        filter.addMimeType("text/*")
      }
    }
    chooser.addFilter(filter)
  }

  private func setDirectory() {
    guard let directory = request.directory, directory.isFileURL else { return }
    let file = g_file_new_for_path(directory.path)
    gtk_file_chooser_set_current_folder(chooser.fileChooserPointer, file, nil)
    g_object_unref(UnsafeMutableRawPointer(file))
  }

  func show() {
    // The dialog keeps itself until it is answered.
    chooser.onResponse { [self] response in
      answered(response == Int(GTK_RESPONSE_ACCEPT.rawValue))
    }
    chooser.show()
  }

  private func answered(_ isAccepted: Bool) {
    guard isOpen else { return }
    isOpen = false
    let urls = isAccepted ? chosen : []
    chooser.destroy()
    request.completion(urls.isEmpty ? nil : urls)
  }

  private var chosen: [URL] {
    guard let files = chooser.files else { return [] }
    return (0..<files.count).compactMap { index in
      files.item(at: index, as: (any File).self).flatMap { URL(string: $0.uri) }
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    chooser.destroy()
  }
}
#endif
