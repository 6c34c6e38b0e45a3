#if GTK
  import Foundation
  import GTKTestSupport
  import Testing

  @Suite(.gtk) @MainActor
  struct MainLoopProbeTests {
    /// Runs the program beside the test bundle, without blocking the main actor.
    private func runProbe(
      environment changes: [String: String] = [:]
    ) async throws -> (output: [String: Double], text: String, status: Int32) {
      let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let process = Process()
      process.executableURL = folder.appendingPathComponent("MainLoopProbe")
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
      return (output, text, process.terminationStatus)
    }

    @Test func theMainActorAndGTKShareALoop() async throws {
      let result = try await runProbe()
      #expect(result.status == 0)
      #expect(result.text.hasSuffix("done\n"))
      #expect(try #require(result.output["worst-hop"]) < 20)
      #expect((29..<100).contains(try #require(result.output["sleep"])))
      #expect((29..<100).contains(try #require(result.output["timer"])))
      #expect((49..<150).contains(try #require(result.output["repeating-timer"])))
      #expect(try #require(result.output["frames"]) >= 5)
      // Milliseconds of processor time in half a second of nothing.
      #expect(try #require(result.output["idle-cpu"]) < 10)
    }

    @Test func withoutADisplayStartingFailsAndDoesNotAbort() async throws {
      let result = try await runProbe(
        environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": "none"])
      #expect(result.status == 3)
      #expect(result.text.contains("cannot open a display"))
    }
  }
#endif
