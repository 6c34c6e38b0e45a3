#if GTK
import Foundation

/// What processes printed, as `name value` lines.
typealias Samples = [String: [Double]]

extension Samples {
  static func median(_ values: [Double]?) -> Double {
    guard let sorted = values?.sorted(), !sorted.isEmpty else { return .nan }
    let middle: Int = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// Runs programs that measure themselves.
enum Runs {
  struct Command {
    /// A program in the folder of this one.
    let program: String
    let arguments: [String]
  }

  enum Failure: Error, CustomStringConvertible {
    case ended(Command, Int32)

    var description: String {
      switch self {
      case .ended(let command, let status):
        "\(command.program) \(command.arguments.joined(separator: " ")) ended with \(status)"
      }
    }
  }

  static func ours(_ arguments: String...) -> Command {
    Command(program: "bench", arguments: ["measure"] + arguments)
  }

  /// Runs both in turn, so that what slows the machine down for a while slows down both.
  static func interleaved(
    _ first: Command, _ second: Command, rounds: Int
  ) throws -> (Samples, Samples) {
    var results: (Samples, Samples) = ([:], [:])
    for round in 0..<rounds {
      let line = "\(first.arguments.joined(separator: " ")): round \(round + 1) of \(rounds)\n"
      FileHandle.standardError.write(Data(line.utf8))
      results.0.merge(try run(first)) { $0 + $1 }
      results.1.merge(try run(second)) { $0 + $1 }
    }
    return results
  }

  private static func run(_ command: Command) throws -> Samples {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent(command.program)
    process.arguments = command.arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.ended(command, process.terminationStatus)
    }
    var samples: Samples = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts: [Substring] = line.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) {
        samples[String(parts[0]), default: []].append(value)
      }
    }
    return samples
  }
}
#endif
