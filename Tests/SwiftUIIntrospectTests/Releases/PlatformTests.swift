import Testing

@_spi(Internals) @testable import SwiftUIIntrospect

@MainActor
@Suite("Platform")
struct PlatformTests {
  @Test("Names are as people write them")
  func descriptions() {
    #expect(Platform(.iOS, 17).description == "iOS 17")
    #expect(Platform(.macOS, 10, 15, 4).description == "macOS 10.15.4")
    #expect(Platform(.gtk, 4, 0, 1).description == "GTK 4.0.1")
  }

  @Test("A release holds its updates, no later release and no other platform")
  func releases() {
    #expect(Platform(.iOS, 17, 4, 1).isWithin(Platform(.iOS, 17)))
    #expect(!Platform(.iOS, 18).isWithin(Platform(.iOS, 17)))
    #expect(!Platform(.tvOS, 17).isWithin(Platform(.iOS, 17)))
    #expect(Platform(.iOS, 18).isSince(Platform(.iOS, 17)))
    #expect(!Platform(.iOS, 16, 7).isSince(Platform(.iOS, 17)))
    #expect(!Platform(.tvOS, 18).isSince(Platform(.iOS, 17)))
  }

  @Test("On macOS 10.15.4 and its updates both versions of 10.15 are the running one")
  func catalina() {
    let first = macOSVersion.v10_15.platform
    let fourth = macOSVersion.v10_15_4.platform
    #expect(Platform(.macOS, 10, 15, 3).isWithin(first))
    #expect(!Platform(.macOS, 10, 15, 3).isWithin(fourth))
    #expect(Platform(.macOS, 10, 15, 7).isWithin(first))
    #expect(Platform(.macOS, 10, 15, 7).isWithin(fourth))
    #expect(!Platform(.macOS, 11).isWithin(fourth))
  }

  #if GTK
  @Test("The running platform is the GTK that was loaded")
  func current() throws {
    let current = try #require(Platform.current)
    #expect(current.name == .gtk)
    #expect(current.isWithin(gtkVersion.v4.platform))
  }
  #else
  @Test("Without a toolkit no platform is running")
  func current() {
    #expect(Platform.current == nil)
  }
  #endif
}
