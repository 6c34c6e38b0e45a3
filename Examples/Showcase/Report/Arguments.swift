#if GTK
import Foundation

/// What the command line asks for.
struct Arguments {
  private(set) var isReport = false
  /// Where the report's pictures go.
  private(set) var folder = "report"

  /// Ends the program with status 2 and the usage if it does not understand.
  init(_ arguments: some Sequence<String>) {
    var rest: ArraySlice<String> = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--report": isReport = true
      case "--output":
        guard let value = rest.popFirst() else { Self.stop("--output needs a folder") }
        folder = value
      default: Self.stop("does not know \(argument)")
      }
    }
  }

  private static func stop(_ problem: String) -> Never {
    FileHandle.standardError.write(
      Data("Showcase: \(problem)\nusage: Showcase [--report [--output FOLDER]]\n".utf8))
    exit(2)
  }
}
#endif
