import SwiftUI

/// How a gesture is attached to a view; the names are those of the modifiers.
@MainActor
enum GesturePrecedence: String, CaseIterable {
  case gesture, highPriorityGesture, simultaneousGesture

  var row: Structure {
    switch self {
    case .gesture: .gesture
    case .highPriorityGesture: .highPriorityGesture
    case .simultaneousGesture: .simultaneousGesture
    }
  }
}

extension InspectableView {
  /// The index-th gesture that was attached by `gesture(_:including:)`, `onTapGesture` and `onLongPressGesture`.
  ///
  /// - Parameter type: the gesture's without what callbacks and key modifiers make of it: `DragGesture.self`.
  /// - Throws: `typeMismatch` where it is another gesture.
  public func gesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try attached(.gesture, index) }

  /// The index-th gesture that was attached by `highPriorityGesture(_:including:)`.
  public func highPriorityGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try attached(.highPriorityGesture, index) }

  /// The index-th gesture that was attached by `simultaneousGesture(_:including:)`.
  public func simultaneousGesture<T: Gesture>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Gesture<T>> { try attached(.simultaneousGesture, index) }

  private func attached<T: Gesture>(
    _ precedence: GesturePrecedence, _ index: Int?
  ) throws -> InspectableView<ViewType.Gesture<T>> {
    let call = "\(precedence.rawValue)(\(Inspector.typeName(type: T.self)).self"
    let modifier = try modifier(precedence.row, call + ")", index: index ?? 0)
    let medium = content.medium.forChildren.at(modifier.place ?? content.medium.place)
    try GestureLayers.guardType(
      T.self, Inspector.attribute(.attachedGesture, of: modifier.modifier), in: medium)
    return InspectableView<ViewType.Gesture<T>>(
      unchecked: Content(modifier.modifier, medium: medium), parent: self,
      call: InspectionCall("\(call)\(ViewType.commaPlaceholder))", index: index))
  }
}

extension InspectableView where View: GestureViewType {
  /// Which of the view's gestures the modifier enables: `gesture(_:including:)`.
  public func gestureMask() throws -> GestureMask {
    try Inspector.attribute(.gestureMask, of: content.view, type: GestureMask.self)
  }
}
