import SwiftUI

extension ViewType {
  /// A `KeyframeAnimator`: its content for the value that it begins with.
  public struct KeyframeAnimator: KnownViewType, SingleViewContent {
    public static let typePrefix = "KeyframeAnimator"
    public static func child(_ content: Content) throws -> Content {
      guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *),
        let animator = content.view as? any KeyframesReading
      else { throw InspectionError.typeMismatch(content.view, (any KeyframesReading).self) }
      return try content.unwrapped(animator.initialContent())
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func keyframeAnimator() throws -> InspectableView<ViewType.KeyframeAnimator> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func keyframeAnimator(
    _ index: Int
  ) throws -> InspectableView<ViewType.KeyframeAnimator> { try child(at: index) }
}

/// Makes the content of a `KeyframeAnimator` whose generic arguments are not known.
@MainActor
private protocol KeyframesReading {
  func initialContent() throws -> Any
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeAnimator: KeyframesReading {
  fileprivate func initialContent() throws -> Any {
    let value = try Inspector.attribute(
      .keyframeAnimatorInitialValue, of: self, type: Value.self)
    let make = try Inspector.attribute(
      .keyframeAnimatorContent, of: self, type: ((Value) -> Content).self)
    return make(value)
  }
}
