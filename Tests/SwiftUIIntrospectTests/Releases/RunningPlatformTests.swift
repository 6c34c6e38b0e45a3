import Foundation
import Testing

@testable import SwiftUIIntrospect

@Suite("The release that a system means")
struct RunningPlatformTests {
  @Test("Old numbers of the first release named by the year are that release")
  func renumbered() {
    #expect(release(.iOS, 19) == Platform(.iOS, 26, 1))
    #expect(release(.tvOS, 19) == Platform(.tvOS, 26, 1))
    #expect(release(.macOS, 16) == Platform(.macOS, 26, 1))
    #expect(release(.visionOS, 3) == Platform(.visionOS, 26, 1))
  }

  @Test("All others are what they say")
  func asReported() {
    #expect(release(.iOS, 18) == Platform(.iOS, 18, 1))
    #expect(release(.iOS, 26) == Platform(.iOS, 26, 1))
    #expect(release(.macOS, 10) == Platform(.macOS, 10, 1))
    #expect(release(.visionOS, 2) == Platform(.visionOS, 2, 1))
  }

  private func release(_ name: Platform.Name, _ major: Int) -> Platform {
    .released(
      name, OperatingSystemVersion(majorVersion: major, minorVersion: 1, patchVersion: 0))
  }
}
