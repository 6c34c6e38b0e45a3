#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite(".sheet", .gtk)
struct SheetTests {
  /// Opens three windows with a sheet each; the sheet's content is introspected.
  private func open(
    scope: IntrospectionScope? = nil,
    on platforms: PlatformViewVersionPredicate<SheetType, GTK.Window>,
    _ body: (Found<GTK.Window>, [GTK.Window]) async throws -> Void
  ) async throws {
    let found = Found<GTK.Window>()
    let windows = (0..<3).map { index in
      HostedWindow(
        Text("Main").sheet(isPresented: .constant(true)) {
          Text(verbatim: "Content \(index)").navigationTitle(Text(verbatim: "Sheet \(index)"))
            .introspect(.sheet, on: platforms, scope: scope) { found.add($0, at: index) }
        },
        size: CGSize(width: 200, height: 100))
    }
    defer { for window in windows { window.close() } }
    for window in windows {
      window.present()
      #expect(await pump { !sheets(over: window.window).filter(\.mapped).isEmpty })
    }
    try await body(found, windows.map(\.window))
  }

  private func sheets(over window: GTK.Window) -> [GTK.Window] {
    guard let all = GTK.Window.toplevels else { return [] }
    return (0..<all.count).compactMap { all.item(at: $0, as: GTK.Window.self) }
      .filter { $0.transientFor === window }
  }

  @Test(
    "Each of three hands over its own window, with its content and its title",
    arguments: [nil, .ancestor, [.receiver, .ancestor]] as [IntrospectionScope?])
  func ownWindow(_ scope: IntrospectionScope?) async throws {
    try await open(scope: scope, on: .gtk(.v4)) { found, windows in
      for index in 0..<3 {
        let sheet = try #require(found[index])
        #expect(sheet.typeName == "GtkWindow")
        #expect(sheet.modal)
        #expect(sheet.transientFor === windows[index])
        #expect(sheet.title == "Sheet \(index)")
        #expect(sheet.labelTexts.contains("Content \(index)"))
      }
    }
  }

  @Test("A sheet is around its content, never in it")
  func receiver() async throws {
    try await open(scope: .receiver, on: .gtk(.v4)) { found, _ in
      #expect(found.isEmpty)
    }
  }

  @Test("A selector of one's own decides: here the window below")
  func selector() async throws {
    let below = IntrospectionSelector<GTK.Window>.from(GTK.Window.self) { $0.transientFor }
    try await open(on: .gtk(gtkViewVersion(for: .v4, selector: below))) { found, windows in
      #expect((0..<3).map { found[$0] } == windows)
    }
  }

  @Test("A predicate of another platform calls nothing")
  func foreignPlatforms() async throws {
    try await open(on: .iOS(iOSViewVersion(for: .v13)...)) { found, _ in #expect(found.isEmpty) }
    try await open(on: .macOS(macOSViewVersion(for: .v10_15)...)) { found, _ in
      #expect(found.isEmpty)
    }
  }

  @Test("A window that is no sheet is not handed over, and the diagnostics say so")
  func noSheet() async throws {
    let found = Found<GTK.Window>()
    let texts = try await missesOnDisplay {
      let view = Text("Main").introspect(.sheet, on: .gtk(.v4)) { found.add($0, at: 0) }
      try await onDisplay(view) { _ in
        #expect(found.isEmpty)
      }
    }
    #expect(
      texts == [
        """
        SheetType is not handed over: no GTK.Window of this kind among its ancestors (GTK.Window).
        """
      ])
  }
}
#endif
