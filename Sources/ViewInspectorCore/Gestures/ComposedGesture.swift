import SwiftUI

/// A gesture that is made of two.
@MainActor
protocol ComposedGesture {
  static var first: Any.Type { get }
  static var second: Any.Type { get }
}

extension ExclusiveGesture: ComposedGesture {
  static var first: Any.Type { First.self }
  static var second: Any.Type { Second.self }
}

extension SequenceGesture: ComposedGesture {
  static var first: Any.Type { First.self }
  static var second: Any.Type { Second.self }
}

extension SimultaneousGesture: ComposedGesture {
  static var first: Any.Type { First.self }
  static var second: Any.Type { Second.self }
}

extension InspectableView where View: GestureViewType {
  /// The first of the two gestures that this one is made of.
  ///
  /// - Throws: `typeMismatch` where it is not made of two, or the first one is another gesture.
  public func first<G: Gesture>(
    _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> { try part(.composedGestureFirst, "first") }

  /// The second of the two gestures that this one is made of.
  public func second<G: Gesture>(
    _ type: G.Type
  ) throws -> InspectableView<ViewType.Gesture<G>> { try part(.composedGestureSecond, "second") }

  private func part<G: Gesture>(
    _ row: Structure, _ call: String
  ) throws -> InspectableView<ViewType.Gesture<G>> {
    let core = try layers.last ?? content.view
    guard core is any ComposedGesture else {
      throw InspectionError.typeMismatch(
        factual: GestureShape(type(of: core)).name,
        expected: "ExclusiveGesture, SequenceGesture, or SimultaneousGesture")
    }
    let gesture = try Inspector.attribute(row, of: core)
    try GestureLayers.guardType(G.self, gesture, in: content.medium)
    return InspectableView<ViewType.Gesture<G>>(
      unchecked: Content(gesture, medium: content.medium), parent: self,
      call: InspectionCall("\(call)(\(Inspector.typeName(type: G.self)).self)"))
  }
}
