import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// How often closures are called, and what they may do.
@MainActor
@Suite(.serialized)
struct RepetitionTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private let log = Log()
  private let handle = Handle<Int>()

  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  /// A view that is made of a number, which can be changed.
  private struct Numbered<Content: View>: View {
    @State private var number = 1
    let handle: Handle<Int>
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      let _ = handle.set = { number = $0 }
      content(number)
    }
  }

  /// Shows a view of the numbers 1 to 3.
  private func check<Content: View>(
    @ViewBuilder _ content: @escaping (Int) -> Content,
    after: (_ number: Int, Display<Numbered<Content>>) throws -> Void
  ) async throws {
    let display = Display(Numbered(handle: handle, content: content))
    for number in 1...3 {
      if number > 1 { handle.set?(number) }
      await display.settle()
      try after(number, display)
    }
    display.close()
  }

  @Test func onceForEachUpdate() async throws {
    try await check { number in
      TextField("\(number)", text: .constant("")).introspectField { _ in
        log.lines.append("\(number)")
      }
    } after: { number, _ in
      #expect(log.lines == (1...number).map { "\($0)" })
    }
  }

  @Test func theFirstTimeIsNotRepeated() async throws {
    try await check { number in
      TextField("\(number)", text: .constant("")).hooked { log.lines.append("\($0) \(number)") }
    } after: { number, _ in
      #expect(log.lines == ["first 1"] + (1...number).map { "update \($0)" })
    }
  }

  /// An object that is taken away may live on for as long as others hold it.
  @Test func theObjectThatIsShownThoughAnEarlierOneLives() async throws {
    var kept: [TestedField] = []
    try await check { number in
      VStack {
        TextField("\(number)", text: .constant("")).id(number)
      }
      .introspectField { field in
        kept.append(field)
        log.lines.append("\(number)")
      }
    } after: { number, display in
      let shown = display.window.content.tree.filter { $0 is TestedField }
      #expect(shown.count == 1)
      #expect(isSame(kept.last, shown.last), "\(number)")
    }
  }

  @Test func stateMayBeSetOnTheNextTurn() async throws {
    struct Setter: View {
      @State private var count = 0
      let log: Log

      var body: some View {
        let _ = log.lines.append("body \(count)")
        TextField("\(count)", text: .constant(""))
          .introspectField(timing: .nextTurn) { _ in count = 5 }
      }
    }
    let display = Display(Setter(log: log))
    display.controller.flush()
    #expect(log.lines == ["body 0"])
    await display.settle()
    #expect(log.lines == ["body 0", "body 5"])
    display.close()
  }

  @Test func aTaskCanAwaitAnObject() async {
    struct Awaiting: View {
      @State private var proxy = IntrospectionProxy<TestedField>()
      let log: Log

      var body: some View {
        TextField("Name", text: .constant("")).introspectField(proxy)
          .task { log.lines.append(await proxy.found() == nil ? "none" : "field") }
      }
    }
    let display = Display(Awaiting(log: log))
    await display.settle(until: { !log.lines.isEmpty })
    #expect(log.lines == ["field"])
    display.close()
  }

  /// SwiftUI compares what it is given, and a closure that captures nothing new equals the last.
  @Test func eachUpdateThoughNothingIsCaptured() async throws {
    try await check { number in
      WrittenField(prompt: "\(number)").introspectField { _ in log.lines.append("field") }
    } after: { number, _ in
      #expect(log.lines.count == number)
    }
  }

  /// What SwiftUI writes with an update is there on the next turn.
  @Test func whatAnUpdateOverwritesIsSetAgain() async throws {
    var seen: [String?] = []
    try await check { number in
      WrittenField(prompt: "\(number)").introspectField(timing: .nextTurn) { field in
        seen.append(field.prompt)
        field.prompt = "own"
      }
    } after: { number, display in
      #expect(seen == (1...number).map { "\($0)" })
      let field = display.window.content.tree.lazy.compactMap { $0 as? TestedField }.first
      #expect(field?.prompt == "own")
    }
  }

  #if canImport(UIKit)
  private struct Stack: View {
    @State private var path: [Int] = []
    let log: Log
    let handle: Handle<[Int]>

    var body: some View {
      let _ = handle.set = { path = $0 }
      NavigationStack(path: $path) {
        titled("root").navigationDestination(for: Int.self) { titled("page \($0)") }
      }
    }

    /// Each level changes the bar that all share.
    private func titled(_ name: String) -> some View {
      Text(name).introspect(
        .navigationStack, on: .iOS, .tvOS, .visionOS, scope: .ancestor
      ) { controller in
        controller.navigationBar.accessibilityIdentifier = name
        log.lines.append(name)
      }
    }
  }

  @Test func eachLevelWheneverItIsShown() async throws {
    let handle = Handle<[Int]>()
    let display = Display(Stack(log: log, handle: handle))
    await display.settle()
    #expect(log.lines.last == "root")
    for path in [[1], [], [1], [1, 2], [1], []] {
      log.lines = []
      handle.set?(path)
      await display.settle()
      let top = path.last.map { "page \($0)" } ?? "root"
      #expect(log.lines.last == top, "\(path)")
      let bar = display.window.tree.lazy.compactMap { $0 as? UINavigationBar }.first
      #expect(bar?.accessibilityIdentifier == top)
    }
    display.close()
  }
  #endif
}

/// A field whose prompt is written with each update.
private struct WrittenField {
  let prompt: String
}

#if canImport(UIKit)
extension WrittenField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField { UITextField(frame: .zero) }
  func updateUIView(_ field: UITextField, context: Context) { field.prompt = prompt }
}

extension UITextField {
  fileprivate var prompt: String? {
    get { placeholder }
    set { placeholder = newValue }
  }
}
#else
extension WrittenField: NSViewRepresentable {
  func makeNSView(context: Context) -> NSTextField { NSTextField(frame: .zero) }
  func updateNSView(_ field: NSTextField, context: Context) { field.prompt = prompt }
}

extension NSTextField {
  fileprivate var prompt: String? {
    get { placeholderString }
    set { placeholderString = newValue }
  }
}
#endif
