import SwiftUIIntrospect
import Testing

/// Found from iOS 14 to iOS 17, of another class since 16.
private struct ComingAndGoingType: PlatformIntrospectable {
  typealias iOS13 = UnavailableInThisVersion<FakeField>
  typealias iOS14 = FakeField
  typealias iOS16 = FakeEditor
  typealias iOS18 = UnavailableInThisVersion<FakeEditor>
  typealias macOS10_15 = FakeField

  static var limits: [IntrospectionLimit] {
    [IntrospectionLimit(since: Platform(.macOS, 15), "only in sheets")]
  }
}

@Suite("What can be found under a view type")
struct IntrospectionCapabilityTests {
  @Test(
    "It is told by platform and version",
    arguments: [
      (Platform(.iOS, 13, 5), IntrospectionCapability.notYet),
      (Platform(.iOS, 14), .expected(entity: "SwiftUIIntrospectTests.FakeField", limit: nil)),
      (Platform(.iOS, 15, 2), .expected(entity: "SwiftUIIntrospectTests.FakeField", limit: nil)),
      (Platform(.iOS, 17), .expected(entity: "SwiftUIIntrospectTests.FakeEditor", limit: nil)),
      (Platform(.iOS, 26), .notSince(Platform(.iOS, 18))),
      (Platform(.tvOS, 17), .notYet),
      (Platform(.macOS, 14), .expected(entity: "SwiftUIIntrospectTests.FakeField", limit: nil)),
      (
        Platform(.macOS, 26),
        .expected(entity: "SwiftUIIntrospectTests.FakeField", limit: "only in sheets")
      ),
    ])
  func capability(platform: Platform, expected: IntrospectionCapability) {
    #expect(ComingAndGoingType.capability(on: platform) == expected)
  }

  #if GTK
  @Test("GTK's classes are known by their names")
  func gtk() {
    #expect(
      SliderType.capability(on: Platform(.gtk, 4, 8))
        == .expected(entity: "GTK.Scale", limit: nil))
    #expect(MapType.capability(on: Platform(.gtk, 4, 8)) == .notYet)
  }
  #endif
}
