#if GTK
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite(".popover", .gtk)
struct PopoverTests {
  @MainActor private final class Handle {
    var close: () -> Void = {}
    var content: GTK.Widget?
  }

  private struct Page: View {
    @State private var isShown = true
    let index: Int
    let platforms: PlatformViewVersionPredicate<PopoverType, GTK.Popover>
    let scope: IntrospectionScope?
    let handle: Handle
    let found: Found<GTK.Popover>

    var body: some View {
      let _: Void = handle.close = { isShown = false }
      Button("Main") {}.popover(isPresented: $isShown) {
        Button(action: {}) { Text(verbatim: "Content \(index)") }
          .introspect(.popover, on: platforms, scope: scope) { found.add($0, at: index) }
          .introspect(.view, on: .gtk) { handle.content = $0 }
      }
    }
  }

  /// Opens three windows with a popover each, one after the other; the popover's content is
  /// introspected.
  private func open(
    scope: IntrospectionScope? = nil,
    on platforms: PlatformViewVersionPredicate<PopoverType, GTK.Popover>,
    _ check: (Int, GTK.Popover?, GTK.Window) throws -> Void
  ) async throws {
    let found = Found<GTK.Popover>()
    for index in 0..<3 {
      let handle = Handle()
      let window = HostedWindow(
        Page(index: index, platforms: platforms, scope: scope, handle: handle, found: found),
        size: CGSize(width: 200, height: 100))
      defer { window.close() }
      window.present()
      #expect(await pump { handle.content?.mapped == true })
      try check(index, found[index], window.window)
      handle.close()
      // A window must not go before its popover has.
      #expect(await pump { widgets(of: GTK.Popover.self, in: window.window).isEmpty })
    }
  }

  @Test(
    "Each of three hands over its own popover",
    arguments: [nil, .ancestor, [.receiver, .ancestor]] as [IntrospectionScope?])
  func ownPopover(_ scope: IntrospectionScope?) async throws {
    try await open(scope: scope, on: .gtk(.v4)) { index, popover, window in
      let popover = try #require(popover)
      #expect(popover.typeName == "GtkPopover")
      #expect((popover.root as? GTK.Window) === window)
      #expect(popover.labelTexts.contains("Content \(index)"))
    }
  }

  @Test("A popover is around its content, never in it")
  func receiver() async throws {
    try await open(scope: .receiver, on: .gtk(.v4)) { _, popover, _ in #expect(popover == nil) }
  }

  @Test("A predicate of another platform calls nothing")
  func foreignPlatforms() async throws {
    try await open(on: .iOS(iOSViewVersion(for: .v13)...)) { _, popover, _ in
      #expect(popover == nil)
    }
  }
}
#endif
