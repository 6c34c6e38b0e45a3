import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Book {
  var title = "Dune"
  var pages = 100
}

private struct Host<Value, Content: View>: View {
  let source: Source<Value>
  @ViewBuilder let content: (Value) -> Content
  var body: some View { content(source.value) }
}

private struct Reader: View {
  @Environment(Book.self) private var book
  let log: Log
  var body: some View {
    let _ = log(book.title)
    Shown(book.title)
  }
}

private struct OptionalReader: View {
  @Environment(Book.self) private var book: Book?
  var body: some View { Shown(book?.title ?? "none") }
}

private struct Editor: View {
  @Bindable var book: Book
  let log: Log
  var body: some View {
    let _ = log("editor")
    Title(title: $book.title, log: log)
  }
}

private struct Title: View {
  @Binding var title: String
  let log: Log
  var body: some View {
    let _ = log("title \(title)")
    Shown(title)
  }
}

private struct OwnsBook: View {
  @State private var book = Book()
  let log: Log
  var body: some View {
    let _ = log("owner")
    Title(title: $book.title, log: log)
      .onAppear { book.title = "Appeared" }
  }
}

@MainActor
@Suite struct ObservableTests {
  @Test func anObservableComesFromTheEnvironmentByItsType() {
    let log = Log()
    let book = Book()
    let window = HeadlessWindow(Reader(log: log).environment(book))
    book.pages = 5
    window.flush()
    #expect(log.take() == ["Dune"])
    book.title = "Emma"
    window.flush()
    #expect(log.take() == ["Emma"])
  }

  @Test func anOptionalOneMayBeMissing() {
    let source = Source<Book?>(nil)
    let window = HeadlessWindow(
      Host(source: source) { OptionalReader().environment($0) })
    #expect(window.shown == ["none"])
    source.value = Book()
    window.flush()
    #expect(window.shown == ["Dune"])
  }

  @Test func aMissingOneNamesPropertyTypeAndView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = HeadlessWindow(Reader(log: Log())) }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("No Observable object of type Book found"))
    #expect(message.contains("@Environment(Book.self) var book of Reader"))
  }

  @Test func bindableUpdatesOnlyWhoReadsTheProperty() {
    let log = Log()
    let book = Book()
    let window = HeadlessWindow(Editor(book: book, log: log))
    #expect(log.take() == ["editor", "title Dune"])
    book.title = "Emma"
    window.flush()
    #expect(log.take() == ["title Emma"])
    #expect(window.shown == ["Emma"])
    Bindable(book).title.wrappedValue = "Ulysses"
    #expect(book.title == "Ulysses")
  }

  @Test func stateKeepsAnObservableAndBindsItsProperties() {
    let log = Log()
    let window = HeadlessWindow(OwnsBook(log: log))
    #expect(log.take() == ["owner", "title Dune"])
    window.flush()
    #expect(log.take() == ["title Appeared"])
    #expect(window.shown == ["Appeared"])
  }
}
