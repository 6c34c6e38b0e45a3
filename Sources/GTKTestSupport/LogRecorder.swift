#if GTK
import CGTK
import Foundation

/// Keeps what GTK and GLib warn of, so that tests can fail on it; nothing aborts the process.
public enum LogRecorder {
  nonisolated private static let store = MessageStore()

  /// Starts recording. Once is enough; `startGTK()` does it.
  public static let install: Void = {
    // G_DEBUG=fatal-criticals would end the whole test run at the first one.
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    g_log_set_writer_func(recordMessage, nil, nil)
  }()

  /// The warnings and criticals since the last call, oldest first: `Gtk-CRITICAL: …`.
  public static func takeProblems() -> [String] {
    store.take()
  }

  /// The warnings and criticals that come while `body` runs; those from before stay recorded.
  public static func problems(during body: () async throws -> Void) async rethrows -> [String] {
    let before = store.take()
    defer { store.putBack(before) }
    try await body()
    return store.take()
  }

  nonisolated fileprivate static func add(_ message: String) {
    store.add(message)
  }
}

/// GLib may log on any thread.
nonisolated private final class MessageStore: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  func add(_ message: String) {
    lock.withLock { messages.append(message) }
  }

  func take() -> [String] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }

  func putBack(_ earlier: [String]) {
    lock.withLock { messages = earlier + messages }
  }
}

nonisolated private func recordMessage(
  level: GLogLevelFlags, fields: UnsafePointer<GLogField>?, count: gsize, data: gpointer?
) -> GLogWriterOutput {
  let serious =
    G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
  if level.rawValue & serious != 0 {
    let domain = text(of: "GLIB_DOMAIN", in: fields, count) ?? ""
    let message = text(of: "MESSAGE", in: fields, count) ?? ""
    let isWarning = level.rawValue & G_LOG_LEVEL_WARNING.rawValue != 0
    LogRecorder.add("\(domain)-\(isWarning ? "WARNING" : "CRITICAL"): \(message)")
  }
  return g_log_writer_default(level, fields, count, nil)
}

nonisolated private func text(
  of key: String, in fields: UnsafePointer<GLogField>?, _ count: gsize
) -> String? {
  for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
    guard let name = field.key, String(cString: name) == key, let value = field.value else {
      continue
    }
    let bytes = value.assumingMemoryBound(to: CChar.self)
    if field.length < 0 {
      return String(cString: bytes)
    }
    let buffer = UnsafeRawBufferPointer(start: value, count: Int(field.length))
    return String(decoding: buffer, as: UTF8.self)
  }
  return nil
}
#endif
