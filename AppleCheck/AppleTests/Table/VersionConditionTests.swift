import Foundation
import Testing

@_spi(Internals) import SwiftUIIntrospect

/// Releases in relation to the running one, off the main actor.
struct VersionConditionTests {
  #if os(iOS)
  private typealias Version = iOSVersion
  #elseif os(tvOS)
  private typealias Version = tvOSVersion
  #elseif os(visionOS)
  private typealias Version = visionOSVersion
  #else
  private typealias Version = macOSVersion
  #endif

  @Test(arguments: [PlatformVersionCondition.past, .current, .future])
  func ownVersionHasItsCondition(_ condition: PlatformVersionCondition) {
    let version = Version { condition }
    #expect(version.condition == condition)
    #expect(version.isCurrent == (condition == .current))
    #expect(version.isCurrentOrPast == (condition != .future))
  }

  @Test func versionOfAnotherPlatformHasNone() {
    #if os(macOS)
    #expect(iOSVersion.v17.condition == nil)
    #expect(!iOSVersion.v17.isCurrentOrPast)
    #else
    #expect(macOSVersion.v14.condition == nil)
    #expect(!macOSVersion.v14.isCurrentOrPast)
    #endif
    #expect(!Version { nil }.isCurrentOrPast)
  }

  #if !targetEnvironment(macCatalyst)
  @Test func versionIsComparedWithTheSystems() {
    let running = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    #if os(visionOS)
    #expect(visionOSVersion.v2.isCurrent == (running == 2))
    #else
    #expect(Version.v13.isCurrent == (running == 13))
    #expect(Version.v13.isCurrentOrPast == (running >= 13))
    #endif
  }
  #endif
}
