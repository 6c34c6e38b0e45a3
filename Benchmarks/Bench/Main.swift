#if GTK
  import Foundation
  import GTK

  /// Without arguments runs every comparison and prints a table; with a case's name runs that case once, for
  /// the comparison to read.
  @main
  enum Bench {
    static func main() async throws {
      let arguments: [String] = Array(CommandLine.arguments.dropFirst())
      guard let name = arguments.first else { return try Comparison.runAll() }
      try MainLoop.initialize()
      let count: Int = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
      switch name {
      case "labels": try LabelsCase.run(count)
      case "list": try ListCase.run(count)
      case "introspect": try IntrospectCase.run(count, isOn: arguments.last == "on")
      default:
        FileHandle.standardError.write(Data("bench: no case is named \(name)\n".utf8))
        exit(2)
      }
    }
  }
#else
  import Foundation

  @main
  enum Bench {
    static func main() {
      FileHandle.standardError.write(Data("bench: built without the GTK trait\n".utf8))
      exit(1)
    }
  }
#endif
