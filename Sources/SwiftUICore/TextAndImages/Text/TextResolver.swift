import Foundation

/// Gathers the runs of a text.
package struct TextResolver {
  package let environment: EnvironmentValues

  /// The time that dates are compared with.
  package let now: Date

  package private(set) var runs: [TextRun] = []

  init(environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }

  mutating func add(_ text: Text, style: TextStyle) {
    var style = style
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
    let string = environment.textCase?.apply(to: string, locale: environment.locale) ?? string
    var run = style.run(content: .string(string), in: environment)
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
    runs.append(style.run(content: .image(image), in: environment))
  }
}

extension Text {
  /// The text as runs of equal looks. Empty text has none.
  package func resolve(in environment: EnvironmentValues, now: Date = Date()) -> [TextRun] {
    var resolver = TextResolver(environment: environment, now: now)
    var style = TextStyle()
    for modifier: Modifier in environment.textModifiers.reversed() {
      style.apply(modifier)
    }
    resolver.add(self, style: style)
    return resolver.runs
  }

  /// The text without its looks. Images are left out.
  package func resolvedString(
    in environment: EnvironmentValues = EnvironmentValues(), now: Date = Date()
  ) -> String {
    resolve(in: environment, now: now).map(\.string).joined()
  }
}
