import Testing

@_spi(Advanced) @testable import SwiftUIIntrospect

// What CONTRIBUTING.md says to write for a release of an OS: here a fictional iOS 99, for view types
// that know nothing of it.

extension iOSVersion {
  static let v99 = Self(platform: Platform(.iOS, 99))
}

private protocol NextRelease: iOSIntrospectable {
  associatedtype iOS99: EntityOrNone = iOS27
}

extension iOSViewVersion
where SwiftUIViewType: NextRelease, PlatformSpecificEntity == SwiftUIViewType.iOS99 {
  fileprivate static var v99: Self { Self(for: .v99) }
}

/// Nothing changes with the release.
extension ChangingType: NextRelease {}

/// The release brings another class.
private struct RenewedType: NextRelease {
  typealias iOS13 = FakeField
  typealias iOS99 = FakeEditor
}

@MainActor
@Suite("The next release of an OS")
struct NextReleaseTests {
  @Test("A view type that does not mention it keeps its class")
  func carriedOn() {
    let predicate: PlatformViewVersionPredicate<ChangingType, FakeEditor> = .iOS(.v27, .v99)
    #expect(predicate.selector(on: Platform(.iOS, 99, 1)) != nil)
    #expect(predicate.selector(on: Platform(.iOS, 98)) == nil)
  }

  @Test("A view type can name another class from there on")
  func changed() {
    let predicate: PlatformViewVersionPredicate<RenewedType, FakeEditor> = .iOS(.v99)
    let found: [FakeEditor] = search(
      receiver: [FakeField("old"), FakeEditor("new")],
      for: predicate.selector(on: Platform(.iOS, 99)) ?? .any(FakeEditor.self) { _ in nil })
    #expect(found.map(\.name) == ["new"])
  }

  @Test("Open ranges already include it")
  func ranges() {
    let predicate: PlatformViewVersionPredicate<ChangingType, FakeEditor> = .iOS(.v16...)
    #expect(predicate.selector(on: Platform(.iOS, 99)) != nil)
  }
}
