#if !os(tvOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Spatial tap gestures")
struct SpatialTapGestureTests {
  private let value = SpatialTapGesture.Value(location: CGPoint(x: 3, y: 4))

  @Test func values() { #expect(value.location == CGPoint(x: 3, y: 4)) }

  @Test func actions() throws {
    try expectGesture(SpatialTapGesture(), "SpatialTapGesture", value: value)
  }

  @Test func properties() throws {
    let tap = SpatialTapGesture(count: 2, coordinateSpace: .global)
    let gesture = try EmptyView().gesture(tap).inspect().emptyView()
      .gesture(SpatialTapGesture.self).actualGesture()
    #expect(gesture.count == 2)
    #expect(gesture.coordinateSpace == .global)
  }

  @Test func theTapModifierWithALocation() throws {
    var place: CGPoint?
    let view = EmptyView().onTapGesture { place = $0 }
    try view.inspect().emptyView().gesture(SpatialTapGesture.self).callOnEnded(value: value)
    #expect(place == CGPoint(x: 3, y: 4))
  }
}
#endif
