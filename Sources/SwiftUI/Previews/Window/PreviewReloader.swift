import Foundation
import SwiftUICore

/// Builds the program anew when its sources have changed, and restarts it.
@MainActor
final class PreviewReloader: ObservableObject {
  enum Stage: Equatable {
    case idle
    case building
    /// What the build said.
    case failed(String)
  }

  @Published private(set) var state = Stage.idle
  /// A line for the shell.
  private let command: String
  private let sources: PreviewSources

  init(command: String, sources: PreviewSources) {
    self.command = command
    self.sources = sources
  }

  /// - Parameter restart: called after a build that has gone well.
  func watch(restart: @MainActor () -> Void) async {
    let sources = sources
    var built = await Task.detached { sources.state }.value
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      let now = await Task.detached { sources.state }.value
      guard now != built else { continue }
      built = now
      state = .building
      let (status, output) = await Self.run(command, in: sources.folder)
      if status == 0 {
        state = .idle
        restart()
      } else {
        state = .failed(PreviewSources.errors(in: output))
      }
    }
  }

  private static func run(
    _ command: String, in folder: String
  ) async -> (status: Int32, output: String) {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let status: Int32 = await withCheckedContinuation { continuation in
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "(\(command)) >'\(url.path)' 2>&1"]
      process.currentDirectoryURL = URL(filePath: folder)
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(returning: 127) }
    }
    let output = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return (status, output.isEmpty ? "\"\(command)\" ended with status \(status)" : output)
  }

  /// Replaces the program by what was built, with more in its environment.
  static func restart(_ environment: [String: String]) {
    for (name, value) in environment { setenv(name, value, 1) }
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    // Returns only where it fails: the old program goes on.
    execv(CommandLine.arguments[0], arguments)
    execv("/proc/self/exe", arguments)
    for argument in arguments { free(argument) }
  }
}
