import Testing

@testable import documentation

@Suite struct ReadinessTests {
  @Test func namesInSignatures() {
    #expect(
      AccessorNames.of("func text() throws -> X ; func text(_ index: Int) throws -> X")
        == [.member("text")])
    #expect(AccessorNames.of("ViewType.StyleConfiguration.Label") == [.viewType("Label")])
    #expect(AccessorNames.of("tab() ; labelView()") == [.member("tab"), .member("labelView")])
    #expect(AccessorNames.of("init(finished: Bool)") == [.member("init")])
    #expect(AccessorNames.of("associatedtype T: SwiftUI.Gesture") == [.type("T")])
  }

  @Test func statesOfRows() {
    var declarations = AccessorDeclarations()
    declarations.read(
      """
      extension InspectableView where View == ViewType.Button {
        public func tap() throws {}
      }
      extension InspectableView {
        public func blur() throws {}
        public func keyboardType() throws {}
      }
      """)
    let table = """
      kind\tAPI\taccessor\tnote\twhere
      view\tButton\tfunc tap() throws\t\t
      view\tToggle\tfunc tap() throws\t\t
      modifier\t.blur\tfunc blur() throws\t\t
      modifier\t.keyboardType\tfunc keyboardType()\t\tapple
      view\tMap\tfunc map()\t\tapple
      """
    let text = Readiness(table: table, declarations: declarations, tested: ["tap"]).markdown
    #expect(text.contains("| Button | `func tap() throws` | works |"))
    #expect(text.contains("| Toggle | `func tap() throws` | missing |"))
    #expect(text.contains("| .blur | `func blur() throws` | no test names it |"))
    #expect(text.contains("| .keyboardType | `func keyboardType()` | Apple's systems only |"))
    #expect(text.contains("| Map | `func map()` | missing |"))
  }
}
