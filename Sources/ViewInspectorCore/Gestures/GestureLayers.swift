import SwiftUI

/// A gesture that adds something, such as a callback, to another one.
@MainActor
protocol GestureLayer {
  /// The type of the gesture inside.
  static var inner: Any.Type { get }
}

extension _ChangedGesture: GestureLayer {
  static var inner: Any.Type { Content.self }
}

extension _EndedGesture: GestureLayer {
  static var inner: Any.Type { Content.self }
}

extension _MapGesture: GestureLayer {
  static var inner: Any.Type { Content.self }
}

extension GestureStateGesture: GestureLayer {
  static var inner: Any.Type { Base.self }
}

extension ModifiedContent: GestureLayer where Content: Gesture {
  static var inner: Any.Type { Content.self }
}

extension Optional: GestureLayer where Wrapped: Gesture {
  static var inner: Any.Type { Wrapped.self }
}

/// Takes gestures apart.
@MainActor
enum GestureLayers {
  /// The gesture and those inside it, up to one that is made of two, or of none.
  static func of(_ gesture: Any, in medium: Medium) throws -> [Any] {
    var layers: [Any] = [gesture]
    while let last = layers.last, let inner = try inside(last, medium) { layers.append(inner) }
    return layers
  }

  private static func inside(_ gesture: Any, _ medium: Medium) throws -> Any? {
    if Swift.type(of: gesture) is any GestureLayer.Type {
      return try Inspector.attribute(.gestureInside, of: gesture)
    }
    if Structure.erasedGesture.matches(.of(value: gesture)) {
      return try Inspector.attribute(.erasedGesture, of: gesture)
    }
    return try (gesture as? any Gesture).flatMap { try body(of: $0, medium) }
  }

  /// What a gesture of the user's own is made of.
  private static func body<G: Gesture>(of gesture: G, _ medium: Medium) throws -> Any? {
    guard G.Body.self != Never.self else { return nil }
    return try Injection(medium).injected(into: gesture).body
  }

  /// - Throws: `typeMismatch` where the gesture is not of the type, and has none of it inside.
  static func guardType<T: Gesture>(_ type: T.Type, _ gesture: Any, in medium: Medium) throws {
    let expected = GestureShape(T.self)
    let factual = GestureShape(Swift.type(of: gesture))
    if factual == expected { return }
    let layers = (try? of(gesture, in: medium)) ?? []
    if layers.contains(where: { GestureShape(Swift.type(of: $0)) == expected }) { return }
    throw InspectionError.typeMismatch(
      factual: factual.name, expected: Inspector.typeName(type: T.self))
  }
}
