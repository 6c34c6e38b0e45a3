import SwiftUI
import SwiftUICore
import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

// A type of one's own, written as the documentation of the original library shows it.

public struct OwnType: IntrospectableViewType {}

extension IntrospectableViewType where Self == OwnType {
  public static var own: Self { .init() }
}

extension iOSViewVersion<OwnType, HeadlessView> {
  static let v13 = Self(for: .v13)
  static let v26 = Self(for: .v26)
}

extension tvOSViewVersion<OwnType, HeadlessView> {
  static let v26 = Self(for: .v26)
}

extension visionOSViewVersion<OwnType, HeadlessView> {
  static let v1 = Self(for: .v1)
}

extension macOSViewVersion<OwnType, HeadlessView> {
  @available(*, unavailable, message: "not on macOS 10.15")
  static let v10_15 = Self.unavailable()
  static let v11 = Self(for: .v11)
}

extension gtkViewVersion<OwnType, HeadlessView> {
  static let v4 = Self(for: .v4)
}

extension PlatformViewVersionPredicate<OwnType, HeadlessView> {
  static var supported: Self { .gtk(.v4) }
}

@MainActor
@Suite("A view type of one's own")
struct OwnViewTypeTests {
  @Test("Its predicates can stand in one call, which hands over on each of the platforms")
  func call() {
    let platforms = [
      Platform(.iOS, 13, 3), Platform(.iOS, 17), Platform(.iOS, 26, 1), Platform(.tvOS, 26),
      Platform(.visionOS, 1, 2), Platform(.macOS, 10, 15), Platform(.macOS, 14),
      Platform(.gtk, 4, 8),
    ]
    var called: [String] = []
    for platform in platforms {
      running(platform) {
        _ = HeadlessWindow(
          Probe(value: 1).introspect(
            .own, on: .iOS(.v13, .v26), .tvOS(.v26), .visionOS(.v1), .macOS(.v11...), .gtk(.v4)
          ) { _ in
            called.append(platform.description)
          })
      }
    }
    #expect(
      called == ["iOS 13.3", "iOS 26.1", "tvOS 26", "visionOS 1.2", "macOS 14", "GTK 4.8"])
  }

  @Test("A predicate can have a name of one's own")
  func namedPredicate() {
    var count = 0
    running(Platform(.gtk, 4, 8)) {
      _ = HeadlessWindow(
        Probe(value: 1).introspect(.own, on: .supported) { (_: HeadlessView) in count += 1 })
    }
    #expect(count == 1)
  }
}
