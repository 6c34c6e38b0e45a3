#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var schemes: [ColorScheme] = []
}

private struct Inner: View {
  @Environment(\.colorScheme) private var scheme
  let seen: Seen
  var body: some View {
    let _ = seen.schemes.append(scheme)
    Text("Scheme")
  }
}

private struct Page: View {
  let scheme: ColorScheme?
  let seen: Seen
  var body: some View { Inner(seen: seen).preferredColorScheme(scheme) }
}

@Suite(.gtk) @MainActor
struct PreferredColorSchemeTests {
  @Test func theWindowTakesTheScheme() async throws {
    let manager = try #require(AdwStyleManager.default)
    let seen = Seen()
    try await Shown.with(Page(scheme: .dark, seen: seen)) { shown in
      #expect(await pump { manager.dark && seen.schemes.last == .dark })
      await shown.update(Page(scheme: .light, seen: seen))
      #expect(await pump { !manager.dark && seen.schemes.last == .light })
      await shown.update(Page(scheme: nil, seen: seen))
      #expect(manager.colorScheme == .default)
      await shown.update(Page(scheme: .dark, seen: seen))
      #expect(manager.colorScheme == .forceDark)
    }
    #expect(manager.colorScheme == .default)
  }
}
#endif
