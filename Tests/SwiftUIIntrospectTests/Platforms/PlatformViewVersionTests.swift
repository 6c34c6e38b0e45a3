import Testing

@_spi(Advanced) @testable import SwiftUIIntrospect

@MainActor
@Suite("Version predicates")
struct PlatformViewVersionTests {
  typealias Predicate = PlatformViewVersionPredicate<FieldType, FakeField>
  typealias Versions<Entity: PlatformEntity> = PlatformViewVersionPredicate<ChangingType, Entity>

  @Test("A predicate concerns the versions that it lists and no others")
  func listed() {
    let predicate: Predicate = .iOS(.v16, .v18)
    #expect(predicate.selector(on: Platform(.iOS, 16, 7, 2)) != nil)
    #expect(predicate.selector(on: Platform(.iOS, 17)) == nil)
    #expect(predicate.selector(on: Platform(.iOS, 18)) != nil)
    #expect(predicate.selector(on: Platform(.gtk, 4, 8)) == nil)
    #expect(predicate.selector(on: nil) == nil)
  }

  @Test("An open range concerns its version and all later ones, unknown ones included")
  func openRange() {
    let predicate: Predicate = .iOS(.v16...)
    #expect(predicate.selector(on: Platform(.iOS, 15)) == nil)
    #expect(predicate.selector(on: Platform(.iOS, 16)) != nil)
    #expect(predicate.selector(on: Platform(.iOS, 99)) != nil)
    #expect(predicate.selector(on: Platform(.tvOS, 17)) == nil)
    let gtk: Predicate = .gtk(.v4...)
    #expect(gtk.selector(on: Platform(.gtk, 3, 24)) == nil)
    #expect(gtk.selector(on: Platform(.gtk, 5)) != nil)
  }

  @Test("GTK is told apart by its major version only")
  func gtk() {
    let predicate: Predicate = .gtk(.v4)
    #expect(predicate.selector(on: Platform(.gtk, 4)) != nil)
    #expect(predicate.selector(on: Platform(.gtk, 4, 18, 6)) != nil)
    #expect(predicate.selector(on: Platform(.gtk, 5)) == nil)
  }

  @Test("Every version of every platform can be named")
  func versions() {
    let iOS: Versions<FakeField> = .iOS(.v13, .v14, .v15)
    let laterOS: Versions<FakeEditor> = .iOS(.v16, .v17, .v18, .v26, .v27)
    let tvOS: Versions<FakeField> = .tvOS(.v13, .v14, .v15, .v16, .v17, .v18, .v26, .v27)
    let macOS: Versions<FakeField> = .macOS(
      .v10_15, .v11, .v12, .v13, .v14, .v15, .v26, .v27)
    let visionOS: Versions<FakeField> = .visionOS(.v1, .v2, .v26, .v27)
    #expect(iOS.releases == ["iOS 13", "iOS 14", "iOS 15"])
    #expect(laterOS.releases == ["iOS 16", "iOS 17", "iOS 18", "iOS 26", "iOS 27"])
    #expect(
      tvOS.releases == [
        "tvOS 13", "tvOS 14", "tvOS 15", "tvOS 16", "tvOS 17", "tvOS 18", "tvOS 26", "tvOS 27",
      ])
    #expect(
      macOS.releases == [
        "macOS 10.15", "macOS 11", "macOS 12", "macOS 13", "macOS 14", "macOS 15", "macOS 26",
        "macOS 27",
      ])
    #expect(visionOS.releases == ["visionOS 1", "visionOS 2", "visionOS 26", "visionOS 27"])
  }

  @Test("A second entity of the same version is chosen by the closure's type")
  func secondEntity() {
    func predicate<Entity: PlatformEntity>(
      _ predicate: Versions<Entity>, _ customize: (Entity) -> Void
    ) -> String { String(describing: Entity.self) }
    #expect(predicate(.iOS(.v27)) { _ in } == "FakeEditor")
    #expect(predicate(.iOS(.v27)) { (_: FakeWindow) in } == "FakeWindow")
  }

  @Test("A version that never matches concerns no platform")
  func unavailable() {
    let predicate: Predicate = .gtk(.unavailable())
    #expect(predicate.selector(on: Platform(.gtk, 4, 8)) == nil)
    #expect(predicate.releases.isEmpty)
  }

  @Test("Versions are in the order of releases, so that ranges can be formed")
  func order() {
    typealias Version = iOSViewVersion<FieldType, FakeField>
    #expect(Version.v16 < Version.v17)
    #expect(!(Version.v17 < Version.v16))
    #expect(Version.v17 == Version.v17)
    #expect(Version.v17 != Version.v18)
    #expect(Version.unavailable() < Version.v13)
  }
}

/// A view type whose entity changes with iOS 16, as that of a list does.
struct ChangingType: PlatformIntrospectable {
  typealias iOS13 = FakeField
  typealias iOS16 = FakeEditor
  typealias tvOS13 = FakeField
  typealias macOS10_15 = FakeField
  typealias visionOS1 = FakeField
}

extension iOSViewVersion<ChangingType, FakeWindow> {
  @_disfavoredOverload static let v27 = Self(for: .v27)
}
