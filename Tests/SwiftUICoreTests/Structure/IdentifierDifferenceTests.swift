import Testing

@testable import SwiftUICore

private struct Item {
  var id: Int
  var title: String
}

/// A collection that is not in one piece of memory.
private struct Apart: RandomAccessCollection {
  let items: [Item]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(index: Int) -> Item { items[index] }
}

private final class Asked {
  var count = 0
}

@Suite("The difference between two lists of identifiers")
struct IdentifierDifferenceTests {
  private let asked = Asked()

  private func items(_ ids: some Sequence<Int>) -> [Item] {
    ids.map { Item(id: $0, title: "Item \($0) has a title that is no small string") }
  }

  private func change(_ old: [Item], _ new: [Item]) -> LazyChange? {
    IdentifierDifference<[Item], Int> {
      asked.count += 1
      return $0.id
    }.change(from: old, to: new)
  }

  /// Lists of which the second has something else from `position` on, longer and shorter than what is compared
  /// at once.
  static let lengths = [0, 1, 2, 63, 64, 65, 127, 128, 129, 200, 1_000]

  @Test(arguments: lengths)
  func listsThatWereMadeAnewAreTheSame(length: Int) {
    #expect(change(items(0..<length), items(0..<length)) == nil)
  }

  @Test(arguments: lengths, [0, 1, 5, 64, 99])
  func oneInsertedElementIsFound(length: Int, position: Int) {
    let position: Int = min(position, length)
    let old: [Item] = items(0..<length)
    var new: [Item] = old
    new.insert(Item(id: -1, title: "new"), at: position)
    #expect(change(old, new) == LazyChange(position: position, removed: 0, added: 1))
    #expect(change(new, old) == LazyChange(position: position, removed: 1, added: 0))
    #expect(
      change(items(0..<length), new) == LazyChange(position: position, removed: 0, added: 1))
  }

  @Test func aReplacedMiddleIsFound() {
    let old: [Item] = items(0..<500)
    var new: [Item] = old
    new.replaceSubrange(100..<300, with: items(1_000..<1_050))
    #expect(change(old, new) == LazyChange(position: 100, removed: 200, added: 50))
  }

  @Test func repeatedIdentifiersDoNotOverlap() {
    #expect(
      change(items([1, 1, 1]), items([1, 1])) == LazyChange(position: 2, removed: 1, added: 0))
    #expect(
      change(items([1, 1]), items([1, 1, 1])) == LazyChange(position: 2, removed: 0, added: 1))
  }

  @Test func anElementThatChangedButForItsIdentifierIsTheOnlyOneAsked() {
    let old: [Item] = items(0..<100_000)
    var new: [Item] = old
    new[70_000].title = "Changed"
    #expect(change(old, new) == nil)
    #expect(asked.count == 2)
  }

  @Test func collectionsInPiecesAreCompared() {
    let difference = IdentifierDifference<Apart, Int> { $0.id }
    let old = Apart(items: items(0..<100))
    #expect(difference.change(from: old, to: Apart(items: items(0..<100))) == nil)
    #expect(
      difference.change(from: old, to: Apart(items: items(Array(0..<50) + Array(60..<100))))
        == LazyChange(position: 50, removed: 10, added: 0))
  }

  @Test func rangesAreCompared() {
    let difference = IdentifierDifference<Range<Int>, Int> { $0 }
    #expect(difference.change(from: 0..<10, to: 0..<10) == nil)
    #expect(
      difference.change(from: 0..<10, to: 0..<12)
        == LazyChange(position: 10, removed: 0, added: 2))
    #expect(
      difference.change(from: 2..<10, to: 0..<10)
        == LazyChange(position: 0, removed: 0, added: 2))
    #expect(
      difference.change(from: 0..<3, to: 5..<7) == LazyChange(position: 0, removed: 3, added: 2))
  }
}
