import SwiftUI

/// A type of view that stands for a gesture.
@MainActor @preconcurrency
public protocol GestureViewType {
  associatedtype T: SwiftUI.Gesture
}

extension ViewType {
  /// A gesture of a view, or one of those that it is made of.
  public struct Gesture<T: SwiftUI.Gesture>: KnownViewType, GestureViewType {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
    public static var namespacedPrefixes: [String] {
      [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }
  }
}

extension InspectableView where View: GestureViewType {
  /// The gesture itself, without the callbacks and other things that were added to it.
  ///
  /// - Throws: `typeMismatch` where it is made of gestures that have callbacks of their own; go to these by
  ///   `first(_:)` and `second(_:)`.
  public func actualGesture() throws -> View.T {
    let layers = try layers
    for layer in layers {
      if let gesture = layer as? View.T { return gesture }
    }
    throw InspectionError.typeMismatch(layers.last ?? content.view, View.T.self)
  }

  /// The gesture with what was added to it, and the gestures inside, from outside in.
  var layers: [Any] {
    get throws { try GestureLayers.of(gesture, in: content.medium) }
  }

  /// The view's modifier stands for the gesture that it attaches.
  private var gesture: Any {
    get throws {
      let isModifier = GesturePrecedence.allCases.contains {
        $0.row.matches(content.descriptor)
      }
      guard isModifier else { return content.view }
      return try Inspector.attribute(.attachedGesture, of: content.view)
    }
  }
}
