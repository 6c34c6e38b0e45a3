#if !os(tvOS) && !os(watchOS)
import SwiftUI
import Testing
import ViewInspector

typealias MagnificationPart = KeyedGesture<
  _ChangedGesture<GestureStateGesture<_EndedGesture<MagnificationGesture>, Int>>
>
typealias RotationPart = KeyedGesture<
  _ChangedGesture<GestureStateGesture<_EndedGesture<RotationGesture>, Int>>
>

/// The two gestures of a composed one are reached, with the actions of their own.
///
/// - Parameters:
///   - type: that of two gestures with nothing added.
///   - plain: makes one of two gestures with nothing added.
///   - full: makes one of two with actions of their own.
@MainActor
func expectParts<C: Gesture, F: Gesture>(
  _ type: C.Type, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  plain: (MagnificationGesture, RotationGesture) -> C,
  full: (MagnificationPart, RotationPart) -> F
) throws {
  let bare = plain(
    MagnificationGesture(minimumScaleDelta: 1.5), RotationGesture(minimumAngleDelta: .degrees(5)))
  let gesture = try EmptyView().gesture(bare).inspect().emptyView().gesture(C.self)
  let written = "\(name)<MagnificationGesture, RotationGesture>"
  let first = try gesture.first(MagnificationGesture.self)
  let second = try gesture.second(RotationGesture.self)
  #expect(try first.actualGesture().minimumScaleDelta == 1.5, sourceLocation: sourceLocation)
  #expect(
    try second.actualGesture().minimumAngleDelta == .degrees(5), sourceLocation: sourceLocation)
  #expect(
    first.pathToRoot == "emptyView().gesture(\(written).self).first(MagnificationGesture.self)",
    sourceLocation: sourceLocation)
  #expect(
    second.pathToRoot == "emptyView().gesture(\(written).self).second(RotationGesture.self)",
    sourceLocation: sourceLocation)
  #expect(
    message { try gesture.first(TapGesture.self) }
      == "Type mismatch: MagnificationGesture is not TapGesture", sourceLocation: sourceLocation)
  #expect(
    message { try gesture.second(TapGesture.self) }
      == "Type mismatch: RotationGesture is not TapGesture", sourceLocation: sourceLocation)
  #expect(
    message { try first.callOnChanged(value: MagnificationGesture.Value(magnifyBy: 1)) }
      == "MagnificationGesture does not have 'onChanged' callback", sourceLocation: sourceLocation)
  #expect(
    message { try second.callOnEnded(value: RotationGesture.Value(angle: .zero)) }
      == "RotationGesture does not have 'onEnded' callback", sourceLocation: sourceLocation)
  try expectActionsOfParts(C.self, sourceLocation, full)
}

@MainActor
private func expectActionsOfParts<C: Gesture, F: Gesture>(
  _ type: C.Type, _ sourceLocation: SourceLocation, _ full: (MagnificationPart, RotationPart) -> F
) throws {
  var calls: [String] = []
  let property = GestureState(initialValue: 0)
  let magnification = MagnificationGesture().onEnded { calls.append("end \($0)") }
    .updating(property) { value, state, _ in state += Int(value) }
    .onChanged { calls.append("change \($0)") }.keyed(.shift)
  let rotation = RotationGesture().onEnded { calls.append("end \($0.degrees)") }
    .updating(property) { value, state, _ in state += Int(value.degrees) }
    .onChanged { calls.append("change \($0.degrees)") }.keyed(.control)
  // Reached by the type without what was added to its parts.
  let gesture = try EmptyView().gesture(full(magnification, rotation)).inspect().emptyView()
    .gesture(C.self)
  let first = try gesture.first(MagnificationGesture.self)
  let second = try gesture.second(RotationGesture.self)
  try first.callOnChanged(value: MagnificationGesture.Value(magnifyBy: 1))
  try first.callOnEnded(value: MagnificationGesture.Value(magnifyBy: 2))
  try second.callOnChanged(value: RotationGesture.Value(angle: .degrees(3)))
  try second.callOnEnded(value: RotationGesture.Value(angle: .degrees(4)))
  #expect(
    calls == ["change 1.0", "end 2.0", "change 3.0", "end 4.0"], sourceLocation: sourceLocation)
  var state = 1
  var transaction = Transaction()
  try first.callUpdating(
    value: MagnificationGesture.Value(magnifyBy: 10), state: &state, transaction: &transaction)
  try second.callUpdating(
    value: RotationGesture.Value(angle: .degrees(100)), state: &state, transaction: &transaction)
  #expect(state == 111, sourceLocation: sourceLocation)
  #if os(macOS) || os(Linux)
  #expect(try first.gestureModifiers() == .shift, sourceLocation: sourceLocation)
  #expect(try second.gestureModifiers() == .control, sourceLocation: sourceLocation)
  #endif
  #expect(
    message { try gesture.actualGesture() }.hasPrefix("Type mismatch: "),
    sourceLocation: sourceLocation)
}
#endif
