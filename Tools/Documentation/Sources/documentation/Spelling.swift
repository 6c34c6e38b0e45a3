import Foundation

/// Words are spelled as in Apple's interfaces, the American way, in names as in comments.
enum Spelling {
  private static let folders = [
    "Sources", "Tests", "Examples", "Benchmarks", "AppleCheck", "Tools", "docs",
  ]
  private static let extensions = ["swift", "md", "py", "c", "h", "tsv", "txt"]

  /// The beginnings of words; `cancelled` is not among them, since Swift's own names have it.
  private static let british = [
    "colour", "centre", "behaviour", "neighbour", "favour", "honour", "flavour", "grey",
    "aeroplane", "catalogue", "licence", "defence", "labelled", "modelled", "travelled", "artefact",
    "judgement", "analyse", "initialis", "optimis", "customis", "recognis", "organis", "normalis",
    "serialis", "localis", "capitalis", "minimis", "maximis", "synchronis", "visualis", "generalis",
    "specialis", "summaris", "categoris", "prioritis",
  ]
  .flatMap { [$0, $0.capitalized] }

  /// GTK's name of a relation, which is not ours to spell.
  private static let others = ["labelledBy", "LabelledBy"]

  static func check(_ project: Project) throws {
    var problems: [String] = []
    for folder in folders {
      for path in extensions.flatMap({ project.files(in: folder, extension: $0) }) {
        guard !path.contains("/.build/"), !path.contains("/Spelling") else { continue }
        problems += faults(in: try project.text(of: path)).map { "\(path):\($0)" }
      }
    }
    guard problems.isEmpty else {
      throw Failure("Spell these the American way:\n  " + problems.joined(separator: "\n  "))
    }
  }

  /// The lines with such words, each as its number and the words' beginning.
  static func faults(in text: String) -> [String] {
    let text = others.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
    guard british.contains(where: { text.contains($0) }) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, line in
        british.filter { line.contains($0) }.map { "\(index + 1): \($0)" }
      }
  }
}
