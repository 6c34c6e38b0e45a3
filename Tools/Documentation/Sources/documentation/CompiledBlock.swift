/// One block of code as a source file.
///
/// Declarations go into a namespace, so that two blocks may declare the same name, except where an
/// extension among them needs file scope. Anything else is the body of a function.
struct CompiledBlock {
  private let imports: [String]
  private let code: [String]
  private let name: String
  private let path: String
  private let declares: Bool

  init(_ block: CodeBlock, name: String, path: String) {
    self.name = name
    self.path = path
    declares = block.declares
    let isImport: (String) -> Bool = { $0.hasPrefix("import ") || $0.contains(") import ") }
    let written = block.lines.filter(isImport)
    imports = written.isEmpty ? ["import SwiftUI", "import SwiftUIIntrospect"] : written
    // A test bundle has an entry point of its own.
    code = block.lines.filter { !isImport($0) && $0 != "@main" }
  }

  var text: String {
    let head = ["// swift-format-ignore-file", "// From \(path), by `make docs`.", "", "#if GTK"]
    let lines = head + imports + [""] + wrapped + ["#endif"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var wrapped: [String] {
    if isDeclarations {
      let needsFileScope = code.contains { $0.hasPrefix("extension ") }
      return needsFileScope ? code : ["enum Example\(name) {"] + code + ["}"]
    }
    let isView = !declares && !code.contains { $0.contains(" = ") && !$0.hasPrefix(" ") }
    let result = isView ? "-> some View " : ""
    let builder = isView ? "@ViewBuilder " : ""
    return ["@MainActor \(builder)private func example\(name)() \(result){"] + code + ["}"]
  }

  /// Whether there are declarations of types only, as far as the beginnings of lines tell.
  private var isDeclarations: Bool {
    let statement = #/(let|var) |print\(|[a-z][\w.]* = /#
    return declares && !code.contains { $0.starts(with: statement) }
  }
}
