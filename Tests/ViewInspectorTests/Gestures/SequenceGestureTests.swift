#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Sequence gestures")
struct SequenceGestureTests {
  private typealias Sut = SequenceGesture<MagnificationGesture, RotationGesture>

  @Test func actions() throws {
    let value: Sut.Value = .second(
      MagnificationGesture.Value(magnifyBy: 10), RotationGesture.Value(angle: .degrees(5)))
    try expectGesture(
      Sut(MagnificationGesture(), RotationGesture()),
      "SequenceGesture<MagnificationGesture, RotationGesture>", value: value)
  }

  @Test func parts() throws {
    try expectParts(
      Sut.self, "SequenceGesture", plain: { Sut($0, $1) }, full: { $0.sequenced(before: $1) })
  }

  private enum DragState: Equatable {
    case inactive
    case pressing
    case dragging(CGSize)
  }

  private struct Draggable: View {
    @GestureState private var state = DragState.inactive
    @State private var place = CGSize.zero

    var body: some View {
      let press = LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: DragGesture())
        .updating($state) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          place = drag.translation
        }
      return VStack {
        Text("\(state)")
        Circle().offset(place).gesture(press)
      }
    }
  }

  @Test(.appleHides(.state))
  func aPressBeforeADragInALiveView() throws {
    typealias Sut = SequenceGesture<LongPressGesture, DragGesture>
    let view = ViewHosting.live(Draggable())
    defer { view.end() }
    func gesture() throws -> InspectableView<ViewType.Gesture<Sut>> {
      try view.inspect().vStack().shape(1).gesture(Sut.self)
    }
    let drag = DragGesture.Value(
      time: Date(), location: CGPoint(x: 5, y: 6), startLocation: .zero, velocity: .zero)
    var state = DragState.inactive
    var transaction = Transaction()
    try gesture().callUpdating(
      value: .first(true) as Sut.Value, state: &state, transaction: &transaction)
    #expect(try view.inspect().vStack().text(0).string() == "pressing")
    try gesture().callUpdating(
      value: .second(true, drag) as Sut.Value, state: &state, transaction: &transaction)
    #expect(state == .dragging(CGSize(width: 5, height: 6)))
    try gesture().callOnEnded(value: .second(true, drag) as Sut.Value)
    #expect(try view.inspect().vStack().text(0).string() == "inactive")
    #expect(try view.inspect().vStack().shape(1).offset() == CGSize(width: 5, height: 6))
  }
}
#endif
