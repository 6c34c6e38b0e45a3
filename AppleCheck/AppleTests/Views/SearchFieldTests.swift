#if canImport(UIKit)
import Testing

@_spi(Advanced) import SwiftUIIntrospect

#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI
#endif

/// The search bar of a page, in the bar of the navigation controller around it.
@MainActor
@Suite(.serialized)
struct SearchFieldTests: SiblingTests {
  #if os(iOS)
  private static var withBar: [[Int]] { Systems.since(16).filter { $0[0] < 26 } }
  #else
  private static var withBar: [[Int]] { Systems.since(16) }
  #endif

  @available(iOS 16, tvOS 16, *)
  @Test func inAStack() async throws {
    try await check(UISearchBar.self, on: Self.withBar) { _, found in
      NavigationStack { Text("Page").searchable(text: .constant("")) }
        .introspectSearchField(found)
    }
  }

  @available(iOS 16, tvOS 16, *)
  @Test func fromInside() async throws {
    try await check(UISearchBar.self, on: Self.withBar) { _, found in
      NavigationStack {
        Text("Page").searchable(text: .constant(""))
          .introspectSearchField(scope: .ancestor, found)
      }
    }
  }

  @available(iOS 15, tvOS 15, *)
  @available(*, deprecated, message: "Navigation views are deprecated.")
  @Test func inANavigationView() async throws {
    try await check(UISearchBar.self, on: Systems.since(15).filter { $0[0] < 26 }) { _, found in
      NavigationView { Text("Page").searchable(text: .constant("")) }
        .navigationViewStyle(.stack)
        .introspectSearchField(found)
    }
  }

  @available(iOS 16, tvOS 16, *)
  @Test func inATabView() async throws {
    try await check(UISearchBar.self, on: Systems.since(16)) { _, found in
      TabView {
        NavigationStack { Text("Page").searchable(text: .constant("")) }
      }
      .introspectSearchField(found)
    }
  }

  #if os(iOS)
  @available(iOS 16, *)
  @Test func inColumns() async throws {
    try await check(UISearchBar.self, on: Systems.since(16)) { _, found in
      NavigationSplitView {
        Text("Sidebar").searchable(text: .constant(""))
          .introspectSearchField(scope: .ancestor, found)
      } detail: {
        Text("Detail")
      }
    }
  }

  /// There, the field is no search bar.
  @available(iOS 16, *)
  @Test func notInAStackSince26() async {
    await checkNothing(on: Systems.since(26)) { _, found in
      NavigationStack { Text("Page").searchable(text: .constant("")) }
        .introspectSearchField(found)
    }
  }
  #endif

  @available(iOS 16, tvOS 16, *)
  @Test func aPageWithoutSearch() async {
    await checkNothing(on: Systems.since(16)) { _, found in
      NavigationStack { Text("Page") }.introspectSearchField(found)
    }
  }
}

@MainActor
extension View {
  fileprivate func introspectSearchField(
    scope: IntrospectionScope? = nil, _ found: @escaping (AnyObject) -> Void
  ) -> some View {
    introspect(
      .searchField, on: .iOS(.v15...), .tvOS(.v15...), .visionOS(.v1...), scope: scope
    ) { found($0) }
  }
}
#endif
