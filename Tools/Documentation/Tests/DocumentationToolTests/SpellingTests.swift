import Testing

@testable import documentation

@Suite struct SpellingTests {
  @Test func namesLineAndWord() {
    let text = """
      let color = 1
      let backgroundColour = 2
      // The centre of its neighbours.
      """
    #expect(Spelling.faults(in: text) == ["2: Colour", "3: centre", "3: neighbour"])
  }

  @Test func leavesSwiftsAndGTKsNamesAlone() {
    let text = """
      if Task.isCancelled { return }
      entry.setAccessibleLabelledBy([label])
      GTK_ACCESSIBLE_RELATION_LABELLED_BY
      let isLocalIsOn = localIsOn
      """
    #expect(Spelling.faults(in: text).isEmpty)
  }
}
