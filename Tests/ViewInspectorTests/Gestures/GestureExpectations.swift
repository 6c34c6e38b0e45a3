import SwiftUI
import Testing
import ViewInspector

// What holds of every gesture; each is expected at the caller's place.

private struct Other: Gesture {
  var body: some Gesture<Void> { TapGesture() }
}

/// The gesture is found by its type, with its mask, whatever was added to it.
@MainActor
func expectAccess<G: Gesture>(
  to gesture: G, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let view = EmptyView().padding(1).gesture(TapGesture()).gesture(gesture, including: .subviews)
  let found = try view.inspect().emptyView().gesture(G.self, 1)
  #expect(
    found.pathToRoot == "emptyView().gesture(\(name).self, 1)", sourceLocation: sourceLocation)
  #expect(try found.gestureMask() == .subviews, sourceLocation: sourceLocation)
  #expect(
    message { try EmptyView().inspect().emptyView().gesture(G.self) }
      == "EmptyView does not have 'gesture(\(name).self)' modifier",
    sourceLocation: sourceLocation)
  #expect(
    message { try view.inspect().emptyView().gesture(G.self, 2) }
      == "EmptyView does not have 'gesture(\(name).self)' modifier at index 2",
    sourceLocation: sourceLocation)
  #expect(
    message { try view.inspect().emptyView().gesture(Other.self, 1) }
      == "Type mismatch: \(name) is not Other", sourceLocation: sourceLocation)
  let decorated = gesture.onEnded { _ in }.updating(GestureState(initialValue: 0)) { _, _, _ in }
    .keyed(.shift)
  let high = try EmptyView().highPriorityGesture(decorated).inspect().emptyView()
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    try high.highPriorityGesture(G.self).actualGesture()
  }
  let along = try EmptyView().simultaneousGesture(decorated).inspect().emptyView()
  #expect(
    try along.simultaneousGesture(G.self).pathToRoot
      == "emptyView().simultaneousGesture(\(name).self)", sourceLocation: sourceLocation)
}

/// The actions for the end are called, the innermost first.
@MainActor
func expectEnds<G: Gesture>(
  of gesture: G, _ name: String, value: G.Value,
  sourceLocation: SourceLocation = #_sourceLocation, isSame: @escaping (G.Value) -> Bool
) throws {
  var calls: [String] = []
  let sut = gesture.onEnded { calls.append("inner \(isSame($0))") }
    .updating(GestureState(initialValue: 0)) { _, _, _ in }
    .onEnded { calls.append("outer \(isSame($0))") }
  let found = try EmptyView().gesture(sut).inspect().emptyView().gesture(G.self)
  try found.callOnEnded(value: value)
  #expect(calls == ["inner true", "outer true"], sourceLocation: sourceLocation)
  #expect(
    message {
      try EmptyView().gesture(gesture).inspect().emptyView().gesture(G.self)
        .callOnEnded(value: value)
    } == "AddGestureModifier<\(name)> does not have 'onEnded' callback",
    sourceLocation: sourceLocation)
}

/// The actions for a change are called, the innermost first.
@MainActor
func expectChanges<G: Gesture>(
  of gesture: G, _ name: String, value: G.Value, sourceLocation: SourceLocation = #_sourceLocation
) throws where G.Value: Equatable {
  var values: [G.Value] = []
  var order: [String] = []
  let sut = gesture.onChanged {
    values.append($0)
    order.append("inner")
  }
  .onEnded { _ in order.append("end") }
  .onChanged {
    values.append($0)
    order.append("outer")
  }
  let found = try EmptyView().gesture(sut).inspect().emptyView().gesture(G.self)
  try found.callOnChanged(value: value)
  #expect(values == [value, value], sourceLocation: sourceLocation)
  #expect(order == ["inner", "outer"], sourceLocation: sourceLocation)
  #expect(
    message {
      try EmptyView().gesture(gesture).inspect().emptyView().gesture(G.self)
        .callOnChanged(value: value)
    } == "AddGestureModifier<\(name)> does not have 'onChanged' callback",
    sourceLocation: sourceLocation)
}

/// The actions that update a state are called with the caller's, the innermost first.
@MainActor
func expectUpdates<G: Gesture>(
  of gesture: G, _ name: String, value: G.Value,
  sourceLocation: SourceLocation = #_sourceLocation, isSame: @escaping (G.Value) -> Bool
) throws {
  let property = GestureState(initialValue: [String]())
  let sut = gesture.updating(property) { value, state, _ in
    state.append("inner \(isSame(value))")
  }
  .onEnded { _ in }
  .updating(property) { value, state, transaction in
    state.append("outer \(isSame(value))")
    transaction.disablesAnimations = true
  }
  let found = try EmptyView().gesture(sut).inspect().emptyView().gesture(G.self)
  var state: [String] = ["first"]
  var transaction = Transaction()
  try found.callUpdating(value: value, state: &state, transaction: &transaction)
  #expect(state == ["first", "inner true", "outer true"], sourceLocation: sourceLocation)
  #expect(transaction.disablesAnimations, sourceLocation: sourceLocation)
  #expect(
    message {
      try EmptyView().gesture(gesture).inspect().emptyView().gesture(G.self)
        .callUpdating(value: value, state: &state, transaction: &transaction)
    } == "AddGestureModifier<\(name)> does not have 'updating' callback",
    sourceLocation: sourceLocation)
}

/// The keys of all modifiers count.
@MainActor
func expectKeys<G: Gesture>(
  of gesture: G, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #if os(macOS) || os(Linux)
  let sut = gesture.modifiers(.shift).onEnded { _ in }.modifiers(.control)
  let keys = try EmptyView().gesture(sut).inspect().emptyView().gesture(G.self).gestureModifiers()
  #expect(keys == [.shift, .control], sourceLocation: sourceLocation)
  let none = try EmptyView().gesture(gesture).inspect().emptyView().gesture(G.self)
  #expect(try none.gestureModifiers() == [], sourceLocation: sourceLocation)
  #endif
}

/// All that holds of a gesture whose values can be compared.
@MainActor
func expectGesture<G: Gesture>(
  _ gesture: G, _ name: String, value: G.Value, sourceLocation: SourceLocation = #_sourceLocation
) throws where G.Value: Equatable {
  try expectAccess(to: gesture, name, sourceLocation: sourceLocation)
  try expectChanges(of: gesture, name, value: value, sourceLocation: sourceLocation)
  try expectEnds(of: gesture, name, value: value, sourceLocation: sourceLocation) { $0 == value }
  try expectUpdates(of: gesture, name, value: value, sourceLocation: sourceLocation) {
    $0 == value
  }
  try expectKeys(of: gesture, sourceLocation: sourceLocation)
}
