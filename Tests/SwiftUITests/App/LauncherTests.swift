#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  static var shared = Seen()
  var open: OpenWindowAction?
  var dismissWindow: DismissWindowAction?
  var dismiss: DismissAction?
  var count: Binding<Int>?
  var values: [Int?] = []
  var phase: ScenePhase?
  var gone: [String] = []
}

private struct TestApp: App {
  @State private var count = 1
  var body: some Scene {
    WindowGroup("First", id: "first") { Content(count: $count) }
      .defaultSize(width: 320, height: 240)
    WindowGroup("Values", for: Int.self) { $value in ValueView(value: value) }
    if count > 1 {
      Window("Single \(count)", id: "single") { Text("Single") }
        .windowResizability(.contentSize)
    }
  }
}

private struct Content: View {
  @Binding var count: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var phase
  var body: some View {
    let _ = Seen.shared.open = openWindow
    let _ = Seen.shared.dismissWindow = dismissWindow
    let _ = Seen.shared.dismiss = dismiss
    let _ = Seen.shared.count = $count
    let _ = Seen.shared.phase = phase
    Text("Count \(count)")
      .onDisappear { Seen.shared.gone.append("first") }
  }
}

private struct ValueView: View {
  let value: Int?
  var body: some View {
    let _ = Seen.shared.values.append(value)
    Text("\(value ?? 0)").onDisappear { Seen.shared.gone.append("\(value ?? 0)") }
  }
}

@Suite(.gtk) @MainActor
struct LauncherTests {
  private func start() throws -> Launcher<TestApp> {
    Seen.shared = Seen()
    let launcher = Launcher(TestApp())
    try #require(launcher.start())
    return launcher
  }

  private func titles(_ launcher: Launcher<TestApp>) -> [String?] {
    launcher.openWindows.map(\.title)
  }

  @Test func theFirstSceneOpensAndTheLastWindowEndsTheApp() async throws {
    let launcher = try start()
    var isFinished = false
    launcher.finish = { isFinished = true }
    #expect(titles(launcher) == ["First"])
    let window: GTK.Window = try #require(launcher.openWindows.first)
    #expect(await pump { window.mapped })
    window.close()
    #expect(await pump { isFinished })
    #expect(launcher.openWindows.isEmpty)
    #expect(Seen.shared.gone == ["first"])
  }

  @Test func windowsOpenByIDAndByValue() async throws {
    let launcher = try start()
    launcher.finish = {}
    let open: OpenWindowAction = try #require(Seen.shared.open)
    open(value: 7)
    open(value: 8)
    // The window that presents the value comes to the front.
    open(value: 7)
    #expect(titles(launcher) == ["First", "Values", "Values"])
    #expect(Seen.shared.values == [7, 8])
    open(id: "first")
    #expect(titles(launcher).count == 4)
    Seen.shared.dismissWindow?(value: 8)
    #expect(Seen.shared.gone == ["8"])
    Seen.shared.dismissWindow?(id: "first")
    #expect(titles(launcher) == ["Values"])
    launcher.openWindows.first?.close()
    #expect(await pump { launcher.openWindows.isEmpty })
  }

  @Test func scenesFollowTheStateOfTheApp() async throws {
    let launcher = try start()
    launcher.finish = {}
    let open: OpenWindowAction = try #require(Seen.shared.open)
    Seen.shared.count?.wrappedValue = 2
    await pumpUntilIdle()
    open(id: "single")
    open(id: "single")
    #expect(titles(launcher) == ["First", "Single 2"])
    #expect(launcher.openWindows.last?.resizable == false)
    Seen.shared.count?.wrappedValue = 3
    #expect(await pump { titles(launcher) == ["First", "Single 3"] })
    Seen.shared.count?.wrappedValue = 1
    #expect(await pump { titles(launcher) == ["First"] })
    Seen.shared.dismiss?()
    #expect(await pump { launcher.openWindows.isEmpty })
  }

  @Test func thePhaseIsThatOfTheWindow() async throws {
    let launcher = try start()
    launcher.finish = {}
    let window: GTK.Window = try #require(launcher.openWindows.first)
    try await show(window)
    try await focus(window)
    #expect(await pump { Seen.shared.phase == .active })
    let other = GTK.Window()
    try await show(other)
    try await focus(other)
    #expect(await pump { Seen.shared.phase == .inactive })
    other.destroy()
    window.close()
    #expect(await pump { launcher.openWindows.isEmpty })
  }
}
#endif
