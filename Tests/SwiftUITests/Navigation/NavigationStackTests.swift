#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
private final class Model {
  var path: ((NavigationPath) -> Void)?
  var read: (() -> NavigationPath)?
  var showSheet: ((Bool) -> Void)?
  var dismissed = 0
}

private struct Pages: View {
  @State private var path = NavigationPath()
  @State private var isSheetShown = false
  let model: Model

  var body: some View {
    let _ = model.path = { path = $0 }
    let _ = model.read = { path }
    let _ = model.showSheet = { isSheetShown = $0 }
    NavigationStack(path: $path) {
      List(0..<100) { Text("Row \($0)") }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Page \(number)")
            Slider(value: .constant(0.5)).frame(width: 200)
          }
          .navigationTitle("Page")
        }
    }
    .sheet(isPresented: $isSheetShown, onDismiss: { model.dismissed += 1 }) {
      Text("In the sheet").padding(40)
    }
  }
}

@MainActor
@Suite(.gtk) struct NavigationStackTests {
  @Test func pushesAndPops() async throws {
    let model = Model()
    let hosted = HostedWindow(Pages(model: model), size: CGSize(width: 400, height: 500))
    hosted.present()
    #expect(await pump { hosted.window.mapped && hosted.window.width > 0 })
    #expect(await pump { labels(in: hosted.window).contains("Row 3") })
    #expect(hosted.window.titlebar is HeaderBar)
    model.path?(NavigationPath([7]))
    #expect(await pump { labels(in: hosted.window).contains("Page 7") })
    model.showSheet?(true)
    #expect(await pump { sheets(over: hosted.window).contains { $0.mapped } })
    #expect(sheets(over: hosted.window).map(\.modal) == [true])
    model.showSheet?(false)
    #expect(await pump { model.dismissed == 1 })
    model.path?(NavigationPath())
    #expect(await pump { !labels(in: hosted.window).contains("Page 7") })
    hosted.close()
    #expect(hosted.graph.counters.nodesMade == hosted.graph.counters.nodesFreed)
  }

  private func sheets(over window: GTK.Window) -> [GTK.Window] {
    guard let all = GTK.Window.toplevels else { return [] }
    return (0..<all.count).compactMap { all.item(at: $0, as: GTK.Window.self) }
      .filter { $0.transientFor === window }
  }

  private func labels(in widget: Widget) -> [String] {
    var result: [String] = []
    if let label = widget as? GTK.Label { result.append(label.label) }
    for child in widget.children { result += labels(in: child) }
    return result
  }
}
#endif
