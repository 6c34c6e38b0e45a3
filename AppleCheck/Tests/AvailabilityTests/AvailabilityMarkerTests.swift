import Availability
import Testing

struct AvailabilityMarkerTests {
  @Test func whatCameLaterIsMarked() {
    let source = """
      @available(iOS 14, tvOS 14, *)
      open class C {
        @available(iOS 13, *) var a = 1
        @available(iOS 13.4, *) var b = 2
        @available(tvOS 15, *) var c = 3
        @available(*, unavailable) var d = 4
      }
      """
    let marked = """
      @available(*, deprecated, message: "needs iOS 14")
      open class C {
        @available(iOS 13, *) var a = 1
        @available(*, deprecated, message: "needs iOS 13.4") var b = 2
        @available(tvOS 15, *) var c = 3
        @available(*, unavailable) var d = 4
      }
      """
    #expect(AvailabilityMarker(for: .iOS).mark(source) == marked)
  }

  @Test func macOSCountsOtherwise() {
    let marker = AvailabilityMarker(for: .macOS)
    #expect(marker.mark("@available(macOS 10.15, *) var a = 1").hasPrefix("@available(macOS"))
    #expect(marker.mark("@available(macOS 10.15.4, *) var a = 1").contains("needs macOS 10.15.4"))
  }

  @Test func deprecationsGoAndNothingMoves() {
    let source =
      "@available(*, deprecated, message: \"m\") func f() {}\n@available(*, unavailable) var a = 1"
    let plain = AvailabilityMarker.withoutDeprecations(source)
    #expect(plain.utf8.count == source.utf8.count)
    #expect(plain.hasSuffix(" func f() {}\n@available(*, unavailable) var a = 1"))
    #expect(!plain.contains("deprecated"))
  }
}
