import Testing

@testable import SwiftUICore

private struct Reads<Value>: View {
  @Environment private var value: Value
  let log: Log
  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ log: Log) {
    _value = Environment(keyPath)
    self.log = log
  }
  var body: some View {
    let _ = log("\(value)")
    Shown("\(value)")
  }
}

private struct Plain: View {
  let log: Log
  var body: some View {
    let _ = log("plain")
    Shown("plain")
  }
}

private struct Host<Content: View>: View {
  let source: Source<Bool>
  let content: (Bool) -> Content
  var body: some View { content(source.value) }
}

private enum NickKey: EnvironmentKey {
  static let defaultValue: String? = "nobody"
}
extension EnvironmentValues {
  fileprivate var nick: String? {
    get { self[NickKey.self] }
    set { self[NickKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  @Test func defaultsAreAppleDocumentedOnes() {
    let values = EnvironmentValues()
    #expect(values.isEnabled)
    #expect(values.lineLimit == nil)
    #expect(values.lineSpacing == 0)
    #expect(values.minimumScaleFactor == 1)
    #expect(!values.allowsTightening)
    #expect(values.colorScheme == .light)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.controlSize == .regular)
    #expect(values.headerProminence == .standard)
    #expect(values.dynamicTypeSize == .large)
    #expect(!values.isPresented)
    #expect(values.locale == .current)
  }

  @Test func aKeyWithoutAValueHasItsDefaultAndNilCanBeSet() {
    var values = EnvironmentValues()
    #expect(values.nick == "nobody")
    values.nick = nil
    #expect(values.nick == nil)
    values.nick = "Ann"
    #expect(values.nick == "Ann")
  }

  @Test func theInnermostValueWins() {
    let log = Log()
    let window = HeadlessWindow(
      Reads(\.lineLimit, log).lineLimit(2).lineLimit(5))
    #expect(window.shown == ["Optional(2)"])
  }

  @Test func aChangeMarksOnlyTheReadersOfItsKey() {
    let log = Log()
    let source = Source(false)
    let window = HeadlessWindow(
      Host(source: source) { flag in
        VStack {
          Reads(\.isEnabled, log)
          Reads(\.lineLimit, log)
          Plain(log: log)
        }.disabled(flag)
      })
    #expect(log.take() == ["true", "nil", "plain"])
    source.value = true
    window.flush()
    #expect(log.take() == ["false"])
    #expect(window.shown == ["false", "nil", "plain"])
  }

  @Test func aScopeInBetweenKeepsItsValue() {
    let log = Log()
    let source = Source(false)
    let window = HeadlessWindow(
      Host(source: source) { flag in
        Reads(\.lineLimit, log).lineLimit(3).lineLimit(flag ? 1 : 2)
      })
    _ = log.take()
    source.value = true
    window.flush()
    #expect(log.take() == [])
  }

  @Test func disabledIsTransitive() {
    let log = Log()
    let window = HeadlessWindow(Reads(\.isEnabled, log).disabled(false).disabled(true))
    #expect(window.shown == ["false"])
  }

  @Test func lineLimitForms() {
    func limits<V: View>(_ make: (Reads<Int?>) -> V) -> [String] {
      HeadlessWindow(make(Reads(\.reservedLines, Log()))).shown
    }
    #expect(limits { $0.lineLimit(2...4) } == ["Optional(2)"])
    #expect(limits { $0.lineLimit(3...) } == ["Optional(3)"])
    #expect(limits { $0.lineLimit(...3) } == ["nil"])
    #expect(limits { $0.lineLimit(3, reservesSpace: true) } == ["Optional(3)"])
    #expect(limits { $0.lineLimit(3, reservesSpace: false) } == ["nil"])
    #expect(HeadlessWindow(Reads(\.lineLimit, Log()).lineLimit(2...4)).shown == ["Optional(4)"])
    #expect(HeadlessWindow(Reads(\.lineLimit, Log()).lineLimit(3...)).shown == ["nil"])
    #expect(HeadlessWindow(Reads(\.lineLimit, Log()).lineLimit(0)).shown == ["Optional(1)"])
  }

  @Test func labelsHiddenAndControlSizeReachTheViewsBelow() {
    let log = Log()
    #expect(HeadlessWindow(Reads(\.labelsVisibility, log).labelsHidden()).shown == ["hidden"])
    #expect(
      HeadlessWindow(Reads(\.controlSize, log).controlSize(.small...).controlSize(.mini)).shown
        == ["small"])
    #expect(
      HeadlessWindow(Reads(\.dynamicTypeSize, log).dynamicTypeSize(...DynamicTypeSize.medium)).shown
        == ["medium"])
  }

  @Test func foregroundStylesNest() {
    var values = EnvironmentValues()
    values.foregroundColor = .red
    #expect(values.foregroundStyles.count == 1)
    #expect(values.foregroundColor == .red)
    values.foregroundColor = nil
    #expect(values.foregroundStyles.isEmpty)
    let log = Log()
    let window = HeadlessWindow(
      Reads(\.foregroundStyles.count, log).foregroundStyle(.red, .blue).foregroundStyle(.green))
    #expect(window.shown == ["2"])
  }

  @Test func tintResolvesToTheColor() {
    var values = EnvironmentValues()
    values.tintColor = .red
    let paint: ResolvedPaint? = TintShapeStyle().paint(in: values)
    #expect(paint?.fill == .color(Color.red.resolve(in: values)))
  }

  @Test func fontsThatFollowTheTextSizeGrow() {
    var values = EnvironmentValues()
    values.dynamicTypeSize = .accessibility5
    let body: CGFloat = Font.body.resolve().size
    #expect(Font.body.resolve(in: values).size == (body * 53 / 17).rounded())
    #expect(Font.body.bold().resolve(in: values).size == Font.body.resolve(in: values).size)
    #expect(Font.system(size: 20).resolve(in: values).size == 20)
    #expect(Font.custom("Serif", size: 17).resolve(in: values).size == 53)
    #expect(Font.custom("Serif", fixedSize: 17).resolve(in: values).size == 17)
  }

  @Test func anOpenURLActionDecides() throws {
    let url = try #require(URL(string: "myapp://x"))
    var answers: [Bool] = []
    OpenURLAction { _ in .handled }(url) { answers.append($0) }
    OpenURLAction { _ in .discarded }(url) { answers.append($0) }
    #expect(answers == [true, false])

    var opened: [URL] = []
    var values = EnvironmentValues()
    values.systemURLOpener = SystemURLOpener { url, done in
      opened.append(url)
      done(true)
    }
    values.openURL(url)
    values.openURL = OpenURLAction { .systemAction($0.appending(path: "y")) }
    values.openURL(url)
    #expect(opened == [url, url.appending(path: "y")])
  }

  @Test func dismissEndsThePresentation() {
    var count = 0
    var values = EnvironmentValues()
    values.dismiss()
    values.presentationHandler = PresentationHandler { count += 1 }
    #expect(values.isPresented)
    values.dismiss()
    values.presentationMode.wrappedValue.dismiss()
    #expect(count == 2)
  }
}
