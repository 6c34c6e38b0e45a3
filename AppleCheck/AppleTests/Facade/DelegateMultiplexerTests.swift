import Testing

@testable import SwiftUIIntrospect
@testable import SwiftUI

/// A delegate beside SwiftUI's own.
@MainActor
@Suite(.serialized)
struct DelegateMultiplexerTests {
  @MainActor private final class Log { var lines: [String] = [] }

  /// Logs what it hears under its name; which delegates it is, is the toolkit's.
  @MainActor private class NamedListener: NSObject {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func hear(_ event: String) { log.lines.append("\(name): \(event)") }
  }

  private let log = Log()

  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  #if canImport(UIKit)
  private final class Listener: NamedListener, UITableViewDelegate, UICollectionViewDelegate,
    UITextFieldDelegate, UITextViewDelegate
  {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      hear("scrolled to \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      hear("dragged, goes on: \(willDecelerate)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      hear("row \(indexPath[1])")
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      hear("item \(indexPath[1])")
    }

    func textViewDidChange(_ textView: UITextView) { hear("text") }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      hear("edits")
    }
  }

  @Test func allOfAScrollViewHear() {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let view = UIScrollView(frame: .zero)
    view.delegate = own
    view.addDelegate(added)
    view.contentOffset.y = 7
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    #expect(
      log.lines == [
        "own: scrolled to 7.0", "added: scrolled to 7.0", "own: dragged, goes on: true",
        "added: dragged, goes on: true",
      ])
  }

  @Test func aTableAndACollection() throws {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let table = UITableView(frame: .zero, style: .plain)
    table.delegate = own
    table.addDelegate(added)
    let rows = try #require(table.delegate)
    rows.tableView(table, didSelectRowAt: [0, 3])
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collection.addDelegate(added)
    let items = try #require(collection.delegate)
    items.collectionView(collection, didSelectItemAt: [0, 4])
    #expect(log.lines == ["own: row 3", "added: row 3", "added: item 4"])
  }

  @Test func aTextFieldAndATextView() throws {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let field = makeSubject(own)
    field.addDelegate(added)
    edit(field)
    let view = UITextView(frame: .zero)
    view.delegate = own
    view.addDelegate(added)
    let text = try #require(view.delegate)
    text.textViewDidChange(view)
    #expect(log.lines == ["own: edits", "added: edits", "own: text", "added: text"])
  }

  private func makeSubject(_ own: Listener) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = own
    return field
  }

  private func edit(_ field: UITextField) { field.delegate?.textFieldDidBeginEditing(field) }
  #else
  private final class Listener: NamedListener, NSTextFieldDelegate, NSTextViewDelegate,
    NSOutlineViewDelegate, NSTableViewDelegate
  {
    func controlTextDidBeginEditing(_ obj: Notification) { hear("edits") }
    func textDidChange(_ notification: Notification) { hear("text") }
    func tableViewSelectionDidChange(_ notification: Notification) {
      hear("row")
    }
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
      hear("adds \(row)")
    }
    func outlineViewItemDidExpand(_ notification: Notification) {
      hear("expands")
    }
  }

  private let event = Notification(name: Notification.Name("event"))

  @Test func aTextFieldAndATextView() {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let field = makeSubject(own)
    field.addDelegate(added)
    edit(field)
    let text = NSTextView(frame: .zero)
    text.delegate = own
    text.addDelegate(added)
    text.delegate?.textDidChange(event)
    #expect(log.lines == ["own: edits", "added: edits", "own: text", "added: text"])
  }

  @Test func aTableAndAnOutline() throws {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let table = NSTableView(frame: .zero)
    table.delegate = own
    table.addDelegate(added)
    table.delegate?.tableViewSelectionDidChange(event)
    table.delegate?.tableView(table, didAdd: NSTableRowView(frame: .zero), forRow: 3)
    let outline = NSOutlineView(frame: .zero)
    outline.addDelegate(added)
    let delegate = try #require(outline.delegate)
    delegate.outlineViewItemDidExpand(event)
    #expect(
      log.lines == [
        "own: row", "added: row", "own: adds 3", "added: adds 3", "added: expands",
      ])
  }

  private func makeSubject(_ own: Listener) -> NSTextField {
    let field = NSTextField(frame: .zero)
    field.delegate = own
    return field
  }

  private func edit(_ field: NSTextField) { field.delegate?.controlTextDidBeginEditing(event) }
  #endif

  @Test func addingTwiceChangesNothing() {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let field = makeSubject(own)
    field.addDelegate(added)
    field.addDelegate(added)
    field.addDelegate(own)
    edit(field)
    #expect(log.lines == ["own: edits", "added: edits"])
  }

  @Test func removingLeavesTheOthers() {
    let (own, added) = (Listener("own", log), Listener("added", log))
    let field = makeSubject(own)
    field.addDelegate(added)
    field.removeDelegate(added)
    edit(field)
    #expect(log.lines == ["own: edits"])
  }

  @Test func delegatesAreHeldWeakly() {
    let own = Listener("own", log)
    let field = makeSubject(own)
    weak var gone: Listener?
    do {
      let added = Listener("added", log)
      gone = added
      field.addDelegate(added)
    }
    #expect(gone == nil)
    edit(field)
    #expect(log.lines == ["own: edits"])
  }

  /// As SwiftUI may do with an update: the closure that adds the delegate runs after it.
  @Test func aDelegateThatIsSetAnewIsKept() {
    let (own, other) = (Listener("own", log), Listener("other", log))
    let added = Listener("added", log)
    let field = makeSubject(own)
    field.addDelegate(added)
    field.delegate = other
    field.addDelegate(added)
    edit(field)
    #expect(log.lines == ["other: edits", "added: edits"])
  }
}
