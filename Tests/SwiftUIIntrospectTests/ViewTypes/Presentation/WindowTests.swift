#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite(".window", .gtk)
struct WindowTests {
  private static let titles = ["First", "Second", "Third"]

  /// Opens three windows with the same view in each, and returns what its introspection found.
  private func titles<Content: View>(
    @ViewBuilder _ view: (Int, Found<GTK.Window>) -> Content
  ) async throws -> [String?] {
    let found = Found<GTK.Window>()
    let windows = Self.titles.enumerated().map { index, title in
      HostedWindow(
        view(index, found), size: CGSize(width: 200, height: 100), window: titled(title))
    }
    defer { for window in windows { window.close() } }
    for window in windows { try await show(window.window) }
    for index in windows.indices where found[index] != nil {
      #expect(found[index] === windows[index].window)
      #expect(found[index]?.typeName == "GtkWindow")
    }
    return windows.indices.map { found[$0]?.title }
  }

  private func titled(_ title: String) -> GTK.Window {
    let window = GTK.Window()
    window.title = title
    return window
  }

  @Test(
    "Hands over the window around a view, in either scope and in both together",
    arguments: [nil, .receiver, .ancestor, [.receiver, .ancestor]] as [IntrospectionScope?])
  func around(_ scope: IntrospectionScope?) async throws {
    let titles = try await titles { index, found in
      Text("Content").introspect(.window, on: .gtk(.v4), scope: scope) {
        found.add($0, at: index)
      }
    }
    #expect(titles == Self.titles)
  }

  @Test("Hands it over to a view that has no widget of its own")
  func noWidget() async throws {
    let titles = try await titles { index, found in
      EmptyView().introspect(.window, on: .gtk(.v4)) { found.add($0, at: index) }
    }
    #expect(titles == Self.titles)
  }

  @Test("A selector of one's own decides")
  func selector() async throws {
    let none = IntrospectionSelector<GTK.Window>.from(GTK.Window.self) {
      $0.title == "Second" ? $0 : nil
    }
    let titles = try await titles { index, found in
      Text("Content").introspect(
        .window, on: .gtk(gtkViewVersion(for: .v4, selector: none)), scope: .ancestor
      ) {
        found.add($0, at: index)
      }
    }
    #expect(titles == [nil, "Second", nil])
  }

  @Test("A predicate of another platform calls nothing")
  func foreignPlatforms() async throws {
    let titles = try await titles { index, found in
      Text("Content").introspect(
        .window, on: .iOS(iOSViewVersion<WindowType, GTK.Window>(for: .v13)...),
        .macOS(macOSViewVersion(for: .v10_15)...)
      ) {
        found.add($0, at: index)
      }
    }
    #expect(titles == [nil, nil, nil])
  }

  @Test("The window is found among the ancestors only, the nearest first")
  func search() throws {
    let window = GTK.Window()
    window.title = "Main"
    defer { window.destroy() }
    let box = Box(orientation: .vertical, spacing: 0)
    let label = GTK.Label("Content")
    for scope: IntrospectionScope in [.receiver, .ancestor] {
      let around = try handedOver(
        .window, receiver: [label], ancestors: [box, window], scope: scope)
      #expect(around?.title == "Main")
    }
  }
}
#endif
