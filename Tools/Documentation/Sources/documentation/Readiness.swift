/// How much of ViewInspector's documented interface there is: `docs/viewinspector-api.tsv` against the sources and
/// the tests.
struct Readiness {
  private let rows: [Row]

  enum State: String {
    case tested, untested, apple, missing, transparent

    var title: String {
      switch self {
      case .tested: "works"
      case .untested: "no test names it"
      case .apple: "Apple's systems only"
      case .missing: "missing"
      case .transparent: "looked through"
      }
    }
  }

  struct Row {
    let kind: String
    let api: String
    let accessor: String
    let state: State
  }

  /// - Parameters:
  ///   - table: lines of kind, API, accessor, note and, where it is said, `apple` or the name of our accessor.
  ///   - tested: the words in the tests.
  init(table: String, declarations: AccessorDeclarations, tested: Set<String>) {
    rows = table.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let kind = cells.first ?? ""
      let api = cells.count > 1 ? cells[1] : ""
      let accessor = cells.count > 2 ? cells[2] : ""
      let mark = cells.count > 4 ? cells[4] : ""
      let state = Self.state(api, accessor, mark, declarations, tested)
      return Row(kind: kind, api: api, accessor: accessor, state: state)
    }
  }

  private static func state(
    _ api: String, _ accessor: String, _ mark: String, _ declarations: AccessorDeclarations,
    _ tested: Set<String>
  ) -> State {
    if mark == "apple" {
      let names = AccessorNames.of(accessor)
      let isThere = !names.isEmpty && names.allSatisfy { declarations.have($0, of: api) }
      return isThere ? .apple : .missing
    }
    if mark == "rule" || accessor == "(rule)" { return .tested }
    if accessor.contains("transparent") { return .transparent }
    let signature = mark.isEmpty ? accessor : mark
    let names = AccessorNames.of(signature)
    guard !names.isEmpty, names.allSatisfy({ declarations.have($0, of: api) }) else {
      return .missing
    }
    return names.allSatisfy { tested.contains($0.word) } ? .tested : .untested
  }

  var markdown: String {
    var text = """
      # What can be inspected

      Made by `make docs` from [viewinspector-api.tsv](viewinspector-api.tsv), the sources and the tests; `make lint`
      fails when it does not fit them. What is marked as of Apple's systems only has no counterpart on Linux; it has been
      compiled against stand-ins.

      | | works | no test names it | looked through | Apple only | missing | all |
      |---|---:|---:|---:|---:|---:|---:|

      """
    let kinds = ["core", "view", "modifier", "gesture", "wrapper"]
    for kind in kinds { text += summary(kind) }
    for kind in kinds { text += "\n## \(kind)\n\n" + table(kind) }
    return text
  }

  private func summary(_ kind: String) -> String {
    let own = rows.filter { $0.kind == kind }
    let states: [State] = [.tested, .untested, .transparent, .apple, .missing]
    let counts = states.map { state in "\(own.count { $0.state == state })" }
    return "| \(kind) | \(counts.joined(separator: " | ")) | \(own.count) |\n"
  }

  private func table(_ kind: String) -> String {
    let lines = rows.filter { $0.kind == kind }.map { row in
      let accessor = row.accessor.replacing("|", with: "\\|")
      return "| \(row.api.replacing("|", with: "\\|")) | `\(accessor)` | \(row.state.title) |\n"
    }
    return "| SwiftUI | accessor | |\n|---|---|---|\n" + lines.joined()
  }
}

/// `docs/readiness.md`.
enum ReadinessOutput {
  static func make(_ project: Project) throws -> Output {
    var declarations = AccessorDeclarations()
    for folder in ["Sources/ViewInspectorCore", "Sources/ViewInspector"] {
      for path in project.files(in: folder, extension: "swift") {
        declarations.read(try project.text(of: path))
      }
    }
    var tested: Set<String> = []
    for folder in ["Tests/ViewInspectorTests", "Tests/ViewInspectorXCTests"] {
      for path in project.files(in: folder, extension: "swift") {
        let words = try project.text(of: path)
          .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "=" }
        tested.formUnion(words.map(String.init))
      }
    }
    let readiness = Readiness(
      table: try project.text(of: "docs/viewinspector-api.tsv"), declarations: declarations,
      tested: tested)
    return Output(files: ["docs/readiness.md": readiness.markdown], folder: nil)
  }
}
