import Foundation
import Testing

@testable import documentation

/// What is checked in is what the sources and the documentation give.
@Suite struct ProjectTests {
  private let project = Project.own

  @Test func coverageFitsTheSources() throws {
    #expect(
      try CoverageOutput.make(
        project, own: OwnDeclarations(try project.sources(of: CoverageOutput.modules))
      ).stale(in: project) == [])
  }

  @Test func readinessFitsTheSources() throws {
    #expect(try ReadinessOutput.make(project).stale(in: project) == [])
  }

  @Test func compiledBlocksAreThoseOfTheDocumentation() throws {
    #expect(try CompiledBlocks.make(project).stale(in: project) == [])
  }

  @Test func linksLeadSomewhere() throws {
    try Links.check(project)
  }

  @Test func testsThatAreNamedExist() throws {
    try TestNames.check(project)
  }
}

extension Project {
  /// The project that this is a part of.
  static let own = Project(
    folder: (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    })
}
