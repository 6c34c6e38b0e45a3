#if !os(tvOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Drag gestures")
struct DragGestureTests {
  private let value = DragGesture.Value(
    time: Date(timeIntervalSince1970: 5), location: CGPoint(x: 30, y: 40),
    startLocation: CGPoint(x: 10, y: 10), velocity: CGVector(dx: 3, dy: 4))

  @Test func values() throws {
    #expect(value.time == Date(timeIntervalSince1970: 5))
    #expect(value.location == CGPoint(x: 30, y: 40))
    #expect(value.startLocation == CGPoint(x: 10, y: 10))
    #expect(value.translation == CGSize(width: 20, height: 30))
    #expect(value.velocity == CGSize(width: 3, height: 4))
  }

  @Test func actions() throws {
    try expectGesture(DragGesture(), "DragGesture", value: value)
  }

  @Test func properties() throws {
    let drag = DragGesture(minimumDistance: 20, coordinateSpace: .global).onChanged { _ in }
    let gesture = try EmptyView().gesture(drag).inspect().emptyView().gesture(DragGesture.self)
      .actualGesture()
    #expect(gesture.minimumDistance == 20)
    #expect(gesture.coordinateSpace == .global)
  }

  private struct Card: View {
    @State private var place = CGSize.zero
    @State private var drops = 0
    @GestureState private var isLifted = false
    let settles: Bool

    var body: some View {
      VStack {
        Text(isLifted ? "lifted" : "flat")
        Text("\(Int(place.width)), \(Int(place.height))")
        Text("drops: \(drops)")
        Color.red.gesture(
          DragGesture()
            .onChanged { place = $0.translation }
            .updating($isLifted) { _, isLifted, _ in isLifted = true }
            .onEnded { _ in
              drops += 1
              if settles { place = .zero }
            })
      }
    }

    static func texts(_ view: HostedView<Card>) throws -> [String] {
      try view.inspect().findAll(ViewType.Text.self).map { try $0.string() }
    }
  }

  @Test(.appleHides(.state))
  func itDrivesALiveView() throws {
    let card = ViewHosting.live(Card(settles: true))
    defer { card.end() }
    func gesture() throws -> InspectableView<ViewType.Gesture<DragGesture>> {
      try card.inspect().find(ViewType.Color.self).gesture(DragGesture.self)
    }
    #expect(try Card.texts(card) == ["flat", "0, 0", "drops: 0"])
    try gesture().callOnChanged(value: value)
    #expect(try Card.texts(card) == ["flat", "20, 30", "drops: 0"])
    var state = false
    var transaction = Transaction()
    try gesture().callUpdating(value: value, state: &state, transaction: &transaction)
    #expect(state)
    #expect(try Card.texts(card) == ["lifted", "20, 30", "drops: 0"])
    try gesture().callOnEnded(value: value)
    #expect(try Card.texts(card) == ["flat", "0, 0", "drops: 1"])
  }

  @Test func aPlainValueStaysWhatItWas() throws {
    let card = Card(settles: false)
    try card.inspect().find(ViewType.Color.self).gesture(DragGesture.self)
      .callOnChanged(value: value)
    #expect(throws: Never.self) { try card.inspect().find(text: "0, 0") }
  }
}
#endif
