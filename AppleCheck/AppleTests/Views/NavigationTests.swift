import Testing

@_spi(Advanced) import SwiftUIIntrospect

#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI
#endif

/// Columns: the split view around them, from outside and from within each of them.
@MainActor
@Suite(.serialized)
struct NavigationTests: SiblingTests {
  #if os(macOS)
  private typealias Columns = NSSplitView
  private static var systems: [[Int]] { Systems.since(13) }
  #elseif os(tvOS)
  private typealias Columns = UINavigationController
  private static var systems: [[Int]] { Systems.since(16).filter { $0[0] < 18 } }
  #else
  private typealias Columns = UISplitViewController
  private static var systems: [[Int]] { Systems.since(16) }
  #endif

  @available(iOS 16, tvOS 16, macOS 13, *)
  @Test func splitView() async throws {
    try await check(Columns.self, on: Self.systems) { _, found in
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
      .introspectSplitView(found)
    }
  }

  @available(iOS 16, tvOS 16, macOS 13, *)
  @Test func splitViewOfThreeColumns() async throws {
    try await check(Columns.self, on: Self.systems) { _, found in
      NavigationSplitView {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
      .introspectSplitView(found)
    }
  }

  @available(iOS 16, tvOS 16, macOS 13, *)
  @Test func splitViewFromTheDetail() async throws {
    try await check(Columns.self, on: Self.systems) { _, found in
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail").introspectSplitView(scope: .ancestor, found)
      }
    }
  }

  #if !os(tvOS)
  @available(iOS 16, macOS 13, *)
  @Test func splitViewFromTheSidebar() async throws {
    try await check(Columns.self, on: Self.systems) { _, found in
      NavigationSplitView {
        Text("Sidebar").introspectSplitView(scope: .ancestor, found)
      } detail: {
        Text("Detail")
      }
    }
  }
  #endif

  #if os(iOS) || os(visionOS)
  /// Each column has a navigation controller of its own.
  @available(iOS 16, *)
  @Test func columnsOfASplitView() async throws {
    try await check(UINavigationController.self, on: Self.systems) { _, found in
      NavigationSplitView {
        Text("Sidebar").introspect(
          .navigationStack, on: .iOS(.v16...), .visionOS(.v1...), scope: .ancestor
        ) { found($0) }
      } detail: {
        Text("Detail")
      }
    }
  }
  #endif

  @available(iOS 15, tvOS 15, macOS 12, *)
  @available(*, deprecated, message: "Navigation views are deprecated.")
  @Test func navigationView() async throws {
    try await check(Columns.self) { _, found in
      NavigationView {
        Text("Primary")
        Text("Secondary")
      }
      .navigationViewStyle(.columns)
      .introspectColumns(found)
    }
  }

  @available(iOS 15, tvOS 15, macOS 12, *)
  @available(*, deprecated, message: "Navigation views are deprecated.")
  @Test func navigationViewFromInside() async throws {
    try await check(Columns.self) { _, found in
      NavigationView {
        Text("Primary")
        Text("Secondary").introspectColumns(scope: .ancestor, found)
      }
      .navigationViewStyle(.columns)
    }
  }
}

@MainActor
extension View {
  @available(iOS 16, tvOS 16, macOS 13, *)
  fileprivate func introspectSplitView(
    scope: IntrospectionScope? = nil, _ found: @escaping (AnyObject) -> Void
  ) -> some View {
    #if os(macOS)
    introspect(.navigationSplitView, on: .macOS(.v13...), scope: scope) { found($0) }
    #elseif os(tvOS)
    introspect(.navigationSplitView, on: .tvOS(.v16, .v17), scope: scope) { found($0) }
    #else
    introspect(
      .navigationSplitView, on: .iOS(.v16...), .visionOS(.v1...), scope: scope
    ) { found($0) }
    #endif
  }

  fileprivate func introspectColumns(
    scope: IntrospectionScope? = nil, _ found: @escaping (AnyObject) -> Void
  ) -> some View {
    #if os(macOS)
    introspect(.navigationView(style: .columns), on: .macOS, scope: scope) { found($0) }
    #elseif os(tvOS)
    introspect(.navigationView(style: .columns), on: .tvOS, scope: scope) { found($0) }
    #else
    introspect(.navigationView(style: .columns), on: .iOS, .visionOS, scope: scope) { found($0) }
    #endif
  }
}
