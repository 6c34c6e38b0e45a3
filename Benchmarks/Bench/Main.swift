#if GTK
import Foundation
import GTK

/// `bench [--quick] [labels] [list] [introspect]` runs the comparisons and prints a table; `bench
/// measure CASE …` runs one case once, for the comparison to read.
@main
enum Bench {
  static func main() async throws {
    var arguments: [String] = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == "measure" else {
      let isQuick: Bool = arguments.contains("--quick")
      arguments.removeAll { $0 == "--quick" }
      let cases: [Comparison.Case] = arguments.compactMap { Comparison.Case(rawValue: $0) }
      guard cases.count == arguments.count else { return refuse(arguments) }
      var comparison = Comparison(
        cases: cases.isEmpty ? Comparison.Case.allCases : cases, isQuick)
      return try comparison.run()
    }
    // A frame that never comes must not be waited for.
    alarm(300)
    try MainLoop.initialize()
    arguments.removeFirst()
    let count: Int = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
    switch arguments.first.flatMap({ Comparison.Case(rawValue: $0) }) {
    case .labels: LabelsCase.run(count)
    case .list: ListCase.run(count)
    case .introspect: IntrospectCase.run(count, isOn: arguments.last == "on")
    case nil: refuse(arguments)
    }
  }

  private static func refuse(_ arguments: [String]) {
    let known: String = Comparison.Case.allCases.map(\.rawValue).joined(separator: ", ")
    let message = "bench: unknown: \(arguments.joined(separator: " ")); the cases are \(known)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
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
