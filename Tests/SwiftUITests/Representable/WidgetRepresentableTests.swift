#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Introspection) @testable import SwiftUICore

private final class Log {
  var made = 0
  var dismantled = 0
  var set: ((String) -> Void)?
  var found: GTK.SearchEntry?
}

private struct Search: WidgetRepresentable {
  @Binding var text: String
  let log: Log

  func makeWidget(context: Context) -> GTK.SearchEntry {
    log.made += 1
    return GTK.SearchEntry()
  }

  func updateWidget(_ widget: GTK.SearchEntry, context: Context) { widget.text = text }

  static func dismantleWidget(_ widget: GTK.SearchEntry, coordinator: Log) {
    coordinator.dismantled += 1
  }

  func makeCoordinator() -> Log { log }

  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: GTK.SearchEntry, context: Context
  ) -> CGSize? { CGSize(width: 180, height: 40) }
}

private struct Page: View {
  @State private var text = "first"
  let log: Log
  var body: some View {
    let _ = log.set = { text = $0 }
    Search(text: $text, log: log)
      .onPlatformElements {
        log.found = $0.receiver.first { $0 is GTK.SearchEntry } as? GTK.SearchEntry
      }
  }
}

@Suite(.gtk) struct WidgetRepresentableTests {
  @Test func makesUpdatesSizesAndDismantles() async throws {
    let log = Log()
    let hosted = HostedWindow(Page(log: log), size: CGSize(width: 300, height: 200))
    try await show(hosted.window)
    #expect(log.made == 1)
    #expect(log.found?.text == "first")
    #expect(log.found?.bounds(in: hosted.window).map { $0.width } == 180)
    log.set?("second")
    #expect(await pump { log.found?.text == "second" })
    #expect(log.made == 1)
    hosted.close()
    #expect(log.dismantled == 1)
  }
}
#endif
