#if GTK
import Foundation
import GTKTestSupport
import Testing

@Suite(.gtk) @MainActor
struct MainLoopProbeTests {
  /// Runs the program beside the test bundle, without blocking the main actor.
  private func runProbe(
    _ arguments: [String] = [], environment changes: [String: String] = [:]
  ) async throws -> (output: [String: Double], text: String, process: Process) {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("MainLoopProbe")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data: Data = await Task.detached {
      pipe.fileHandleForReading.readDataToEndOfFile()
    }.value
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    var output: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 {
        output[String(parts[0])] = Double(parts[1])
      }
    }
    return (output, text, process)
  }

  @Test func theMainActorAndGTKShareALoop() async throws {
    let result = try await runProbe()
    #expect(result.process.terminationStatus == 0)
    #expect(result.text.hasSuffix("done\n"))
    #expect(result.output["released-at-once"] == 1)
    #expect(try #require(result.output["median-hop"]) < 20)
    // The upper limits leave room for a busy machine; a loop that is not woken waits for ever.
    #expect((29..<500).contains(try #require(result.output["sleep"])))
    #expect((29..<500).contains(try #require(result.output["timer"])))
    #expect((49..<750).contains(try #require(result.output["repeating-timer"])))
    #expect(try #require(result.output["frames"]) >= 5)
    // Milliseconds of processor time in half a second of nothing.
    #expect(try #require(result.output["idle-cpu"]) < 10)
  }

  #if DEBUG
  @Test func usingGTKOffItsThreadTraps() async throws {
    let result = try await runProbe(
      ["--off-thread"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(result.process.terminationReason == .uncaughtSignal)
    #expect(!result.text.contains("used"))
  }
  #endif

  @Test func withoutADisplayStartingFailsAndDoesNotAbort() async throws {
    let result = try await runProbe(
      environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": "none"])
    #expect(result.process.terminationStatus == 3)
    #expect(result.text.contains("cannot open a display"))
  }
}
#endif
