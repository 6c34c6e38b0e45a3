#if GTK
import CGTK

extension Clipboard {
  /// Offers text to other applications.
  public func setText(_ text: String) {
    gdk_clipboard_set_text(clipboardPointer, text)
  }

  /// The text on the clipboard; nil when there is none. Throws when its owner does not deliver.
  public func readText() async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      let box = ClosureBox<TextContinuation>(continuation)
      gdk_clipboard_read_text_async(clipboardPointer, nil, textWasRead, box.retainedPointer())
    }
  }
}

private typealias TextContinuation = CheckedContinuation<String?, any Error>

nonisolated private func textWasRead(
  source: UnsafeMutablePointer<GObject>?, result: OpaquePointer?, data: gpointer?
) {
  guard let data else { return }
  ClosureBox<TextContinuation>.call(in: data, (source, result)) { continuation, outcome in
    var error: UnsafeMutablePointer<GError>?
    let text = takenString(
      gdk_clipboard_read_text_finish(OpaquePointer(outcome.0), outcome.1, &error))
    if let error {
      continuation.resume(throwing: GLibError(taking: error))
    } else {
      continuation.resume(returning: text)
    }
    MainLoop.timersMayHaveChanged()
  }
  releaseBox(data: data)
}
#endif
