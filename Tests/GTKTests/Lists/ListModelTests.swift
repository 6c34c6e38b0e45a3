#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct ListModelTests {
  @Test func positionsAreSelected() {
    let selection = MultiSelection(model: StringList(["a", "b", "c", "d"]))
    #expect(selection.selectedPositions.isEmpty)
    #expect(selection.select(positions: [3, 1, 9, -1]))
    #expect(selection.selectedPositions == [1, 3])
    #expect(selection.select(positions: []))
    #expect(selection.selectedPositions.isEmpty)
    // A model without selection refuses.
    #expect(!NoSelection(model: StringList(["a"])).select(positions: [0]))
  }

  @Test func theSelectedItemIsFound() {
    let selection = SingleSelection(model: StringList(["a", "b"]))
    selection.autoselect = false
    selection.canUnselect = true
    selection.selected = 1
    #expect((selection.selectedItem as? StringObject)?.string == "b")
    selection.selected = invalidListPosition
    #expect(selection.selectedItem == nil)
    #expect(selection.selectedPositions.isEmpty)
  }

  @Test func aTreeUnfolds() {
    final class Token {}
    weak var token: Token?
    do {
      let captured = Token()
      token = captured
      let tree = TreeListModel(root: StringList(["a", "b"])) { item in
        _ = captured
        let text: String? = (item as? StringObject)?.string
        return text == "a" ? StringList(["a1", "a2"]) : nil
      }
      #expect(tree.count == 2)
      let first: TreeListRow? = tree.item(at: 0)
      #expect(first?.expandable == true)
      first?.expanded = true
      #expect(tree.count == 4)
      let inner: TreeListRow? = tree.item(at: 1)
      #expect((inner?.item as? StringObject)?.string == "a1")
      #expect(inner?.depth == 1)
      #expect(inner?.expandable == false)
    }
    #expect(token == nil)
  }

  @Test func aClosureSorts() {
    let sorter = CustomSorter { first, second in
      let one: String = (first as? StringObject)?.string ?? ""
      let two: String = (second as? StringObject)?.string ?? ""
      return one < two ? 1 : (one == two ? 0 : -1)
    }
    let sorted = SortListModel(model: StringList(["b", "c", "a"]), sorter: sorter)
    let texts: [String?] = (0..<sorted.count).map {
      sorted.item(at: $0, as: StringObject.self)?.string
    }
    #expect(texts == ["c", "b", "a"])
  }

  @Test func aStoreKeepsObjectsAndTheirWrappers() {
    final class Note: SimpleAction {
      var note = ""
    }
    let store = ListStore(of: SimpleAction.self)
    do {
      let item = Note(name: "x")
      item.note = "kept"
      store.append(item)
    }
    #expect(store.item(at: 0, as: Note.self)?.note == "kept")
    store.removeAll()
    #expect(store.count == 0)
  }

  @Test func aDropDownShowsAModel() {
    let list = StringList(["a", "b"])
    let dropDown = DropDown(model: list)
    #expect(dropDown.model === list)
    dropDown.selected = 1
    #expect((dropDown.selectedItem as? StringObject)?.string == "b")
  }
}
#endif
