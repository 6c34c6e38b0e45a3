import Foundation

/// Gathers the runs of a text.
package struct TextResolver {
  package let context: TextContext
  package private(set) var runs: [TextRun] = []

  init(context: TextContext) { self.context = context }

  mutating func add(_ text: Text, style: TextStyle) {
    var style: TextStyle = style
    // The modifier made last is the outermost, so nearer ones override it.
    for modifier: Text.Modifier in text.modifiers.reversed() {
      style.apply(modifier)
    }
    switch text.storage {
    case .verbatim(let string): add(string, style: style)
    case .anyTextStorage(let storage): storage.resolve(into: &self, style: style)
    }
  }

  mutating func add(_ string: String, style: TextStyle) {
    guard !string.isEmpty else { return }
    var run: TextRun = style.run(content: .string(string), in: context)
    if let last = runs.last, case .string(let previous) = last.content {
      run.content = last.content
      if run == last {
        runs[runs.count - 1].content = .string(previous + string)
        return
      }
      run.content = .string(string)
    }
    runs.append(run)
  }

  mutating func add(_ image: Image, style: TextStyle) {
    runs.append(style.run(content: .image(image), in: context))
  }
}

extension Text {
  /// The text as runs of equal looks. Empty text has none.
  package func resolve(in context: TextContext) -> [TextRun] {
    var resolver = TextResolver(context: context)
    resolver.add(self, style: TextStyle())
    return resolver.runs
  }

  /// The text without its looks. Images are left out.
  package func resolvedString(in context: TextContext) -> String {
    resolve(in: context).map(\.string).joined()
  }
}
