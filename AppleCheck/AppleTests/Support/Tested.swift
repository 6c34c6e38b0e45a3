@_spi(Advanced) import SwiftUIIntrospect
@testable import SwiftUI

#if canImport(UIKit)
typealias TestedField = UITextField
typealias TestedScroller = UIScrollView
#else
typealias TestedField = NSTextField
typealias TestedScroller = NSScrollView
#endif

/// Introspections that both toolkits know.
@MainActor
extension View {
  func introspectField(
    matches: IntrospectionMatches = .first, timing: IntrospectionTiming = .immediate,
    _ customize: @escaping @MainActor (TestedField) -> Void
  ) -> some View {
    #if canImport(UIKit)
    introspect(
      .textField, on: .iOS, .tvOS, .visionOS, matches: matches, timing: timing,
      customize: customize)
    #else
    introspect(.textField, on: .macOS, matches: matches, timing: timing, customize: customize)
    #endif
  }

  func introspectScroller(
    scope: IntrospectionScope? = nil, _ customize: @escaping @MainActor (TestedScroller) -> Void
  ) -> some View {
    #if canImport(UIKit)
    introspect(.scrollView, on: .iOS, .tvOS, .visionOS, scope: scope, customize: customize)
    #else
    introspect(.scrollView, on: .macOS, scope: scope, customize: customize)
    #endif
  }

  func introspectView(
    _ customize: @escaping @MainActor (StandInView) -> Void
  ) -> some View {
    #if canImport(UIKit)
    introspect(.view, on: .iOS, .tvOS, .visionOS, customize: customize)
    #else
    introspect(.view, on: .macOS, customize: customize)
    #endif
  }

  func introspectField(_ proxy: IntrospectionProxy<TestedField>) -> some View {
    #if canImport(UIKit)
    introspect(.textField, on: .iOS, .tvOS, .visionOS, proxy: proxy)
    #else
    introspect(.textField, on: .macOS, proxy: proxy)
    #endif
  }

  /// Logs the three points of a field's life.
  func hooked(_ log: @escaping @MainActor (String) -> Void) -> some View {
    #if canImport(UIKit)
    introspect(
      .textField, on: .iOS, .tvOS, .visionOS, onFirst: { _ in log("first") },
      onUpdate: { _ in log("update") }, onRemove: { _ in log("remove") })
    #else
    introspect(
      .textField, on: .macOS, onFirst: { _ in log("first") },
      onUpdate: { _ in log("update") }, onRemove: { _ in log("remove") })
    #endif
  }
}
