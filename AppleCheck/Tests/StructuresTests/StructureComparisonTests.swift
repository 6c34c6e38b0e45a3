import Interfaces
import Structures
import Testing

struct StructureComparisonTests {
  private func comparison(differences: String = "") throws -> StructureComparison {
    let table = """
      module\ttype\tstored property\tkind\ttype of property
      SwiftUI\t_Effect\tid\tvar\tID
      SwiftUI\t_Effect\targs\tvar\t(properties: Properties, anchor: UnitPoint)
      SwiftUI\tStack\t_tree\tvar\t_VariadicView.Tree<_Layout, Content>
      SwiftUI\tStack\tinner\tvar\tStack<Content>.Inner?
      SwiftUI\tStack.Inner\tpath\tcase\t(KeyPath<A, B>)
      """
    return StructureComparison(
      try Table(text: table), differences: try Table(text: "type\treason\n" + differences))
  }

  private func faults(_ source: String, differences: String = "") throws -> [String] {
    var ours = StoredProperties()
    ours.read(source)
    return try comparison(differences: differences).faults(of: ours.types)
  }

  @Test(arguments: [
    "struct _Effect<ID> { package var id: ID; var args: (properties: Properties, anchor: UnitPoint) }",
    "struct Stack { var _tree: Tree<_Layout, Content>\n var inner: Inner?; var count: Int { 1 }; static var a = 1 }",
    "extension Stack { enum Inner { case path(KeyPath<A, B>) } }", "struct OfOurOwn { var a = 1 }",
  ])
  func asApplesHasIt(source: String) throws {
    #expect(try faults(source) == [])
  }

  @Test(arguments: [
    "struct _Effect<ID> { var args: (properties: Properties, anchor: UnitPoint); var id: ID }",
    "struct _Effect<ID> { var id: ID; var properties: Properties; var anchor: UnitPoint }",
    "struct _Effect<ID> { var id: Int; var args: (properties: Properties, anchor: UnitPoint) }",
    "struct _Effect<ID> { @State var id: ID; var args: (properties: Properties, anchor: UnitPoint) }",
  ])
  func otherwise(source: String) throws {
    #expect(try faults(source).count == 1)
    #expect(try faults(source, differences: "_Effect\ta reason\n") == [])
  }

  @Test(arguments: [
    "_Effect<X: id", "_Effect: args|anchor", "_Effect: args|.1", "_Effect: gone; id",
    "Stack: _tree|root|anything", "Stack: inner|some|path", "Other/Stack: _tree", "Other: anything",
    "_Effect: *",
  ])
  func rowsThatLead(row: String) throws {
    #expect(try comparison().fault(ofRow: row) == nil)
  }

  @Test(arguments: [
    "_Effect: properties", "_Effect: args|size", "Stack: inner|path", "Stack: inner|some|value",
  ])
  func rowsThatDoNot(row: String) throws {
    #expect(try comparison().fault(ofRow: row) != nil)
  }

  @Test func rowsOfASource() {
    let source = """
      static let a = Structure("Text", "storage", "inner|" + "some")
      static let sentence = "Text: not a row"
      """
    #expect(StructureRows.read(source) == ["Text: storage; inner|some"])
  }
}
