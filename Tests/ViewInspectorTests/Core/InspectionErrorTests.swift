import Foundation
import Testing
import ViewInspector

/// Test suites compare these texts.
@MainActor
@Suite("InspectionError")
struct InspectionErrorTests {
  private let texts: [(InspectionError, String)] = [
    (.inspection(path: "a()", factual: "B", expected: "C"), "a() found B instead of C"),
    (.typeMismatch(factual: "1", expected: "2"), "Type mismatch: 1 is not 2"),
    (.attributeNotFound(label: "1", type: "2"), "2 does not have '1' attribute"),
    (
      .viewIndexOutOfBounds(index: 5, count: 3),
      "Enclosed view index '5' is out of bounds: '0 ..< 3'"
    ),
    (.viewNotFound(parent: "Optional<Text>"), "View for Optional<Text> is absent"),
    (.parentViewNotFound(view: "Text"), "Text does not have parent"),
    (
      .modifierNotFound(parent: "Text", modifier: "onAppear", index: 0),
      "Text does not have 'onAppear' modifier"
    ),
    (
      .modifierNotFound(parent: "Text", modifier: "onAppear", index: 3),
      "Text does not have 'onAppear' modifier at index 3"
    ),
    (
      .missingEnvironmentObjects(view: "V", objects: ["a: A", "b: B"]),
      #"V is missing EnvironmentObjects: ["a: A", "b: B"]"#
    ),
    (.notSupported("Not supported"), "Not supported"),
    (.textAttribute("Not found"), "Not found"),
    (.searchFailure(skipped: 0, blockers: []), "Search did not find a match"),
    (.searchFailure(skipped: 2, blockers: []), "Search did only find 2 matches"),
    (
      .searchFailure(skipped: 0, blockers: ["A", "B"]),
      "Search did not find a match. Possible blockers: A, B"
    ),
    (.callbackNotFound(parent: "Abc", callback: "def"), "Abc does not have 'def' callback"),
    (.unresponsiveControl(name: "Abc", reason: "Def"), "Abc is unresponsive: Def"),
  ]

  @Test func areAsSuitesExpect() {
    for (error, text) in texts {
      #expect(error.description == text)
      #expect(error.localizedDescription == text)
      #expect(error.debugDescription == text)
    }
  }

  @Test func blockersAreAList() {
    let blockers: SearchBlockers = ["A", "B"]
    #expect(Array(blockers) == ["A", "B"])
    #expect(blockers == ["A", "B"])
    #expect(blockers.report == nil)
    guard
      case .searchFailure(let skipped, let names) = InspectionError.searchFailure(
        skipped: 1, blockers: blockers)
    else { return }
    #expect(skipped == 1)
    #expect(names.count == 2)
  }
}
