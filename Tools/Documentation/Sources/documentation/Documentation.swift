import Foundation

/// Keeps what is made from the sources and the documentation in step with them.
@main
struct Documentation {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard let mode = arguments.first.flatMap(Mode.init), arguments.count == 1 else {
      throw Failure("usage: documentation write|check, in the project's folder")
    }
    let project = Project(folder: URL(filePath: FileManager.default.currentDirectoryPath))
    let modules = try project.sources(of: CoverageOutput.modules)
    let own = OwnDeclarations(modules)
    let outputs = [
      try CoverageOutput.make(project, own: own), try ReadinessOutput.make(project),
      try CompiledBlocks.make(project),
    ]
    switch mode {
    case .write:
      for output in outputs { try output.write(in: project) }
    case .check:
      let stale = try outputs.flatMap { try $0.stale(in: project) }
      guard stale.isEmpty else {
        throw Failure("Out of step, run `make docs`:\n  \(stale.joined(separator: "\n  "))")
      }
      let apple = AppleDeclaration.table(try project.text(of: AppleDeclaration.path))
      let problems =
        ValueUses(modules).problems + ValueMarks.problems(in: own)
        + LinuxOwn(own, apple: apple).problems + IgnoredArguments(modules).problems
      guard problems.isEmpty else { throw Failure(problems.joined(separator: "\n")) }
      try Links.check(project)
      try ManifestBlocks.check(project)
      try TestNames.check(project)
      try Floors.check(project)
      try Spelling.check(project)
    }
  }

  private enum Mode: String {
    case write, check
  }
}

/// A problem in words for the person who has to solve it.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
