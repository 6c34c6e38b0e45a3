import Testing

@testable import documentation

@Suite struct TestNamesTests {
  private let sources = [
    """
    @Suite struct OneTests {
      @Test func first() {}

      @Test(
        "In words", arguments: [1])
      func second(number: Int) {}

      func helper() {}
    }
    """,
    """
    extension OneTests {
      @Test("More") func third() {}
    }
    final class OtherTests {}
    """,
  ]

  @Test func findsTestsAndNotWhatHelpsThem() {
    #expect(
      TestNames.tests(in: sources) == ["OneTests": ["first", "second", "third"], "OtherTests": []])
  }

  @Test func namesWhatIsNotThere() {
    let page = """
      | reported | here |
      |---|---|
      | a | Held. `OneTests.second`, `OtherTests` |
      | b | `OneTests.helper`, `NoTests.first`, `NoTests` |
      """
    #expect(
      TestNames.problems(in: page, sources: sources) == [
        "no test OneTests.helper", "no test NoTests.first", "no test NoTests",
      ])
  }

  @Test func namesRowsWithoutATestOrALimit() {
    let page = """
      | a | Limit: not here |
      | b | Of course |
      """
    #expect(
      TestNames.problems(in: page, sources: []) == ["neither a test nor a limit: | b | Of course |"]
    )
  }
}
