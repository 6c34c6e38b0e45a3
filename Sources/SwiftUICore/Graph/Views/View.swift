/// A piece of what is on screen: its `body` says which other pieces it is made of.
///
/// Create custom views by declaring a type that conforms to `View` and implementing ``body-swift.property``.
/// On Linux the view values are plain structs, as on Apple's systems; a retained graph made from them draws
/// real widgets.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that holds a view of this type in the graph. Not meant to be called or written by apps.
  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self>

  /// How many layout children a view of this type gives to its container, where the type alone says it.
  @MainActor static var _staticItemCount: Int? { get }
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    CompositeNode<Self>(view, inputs)
  }

  @MainActor public static var _staticItemCount: Int? { Body._staticItemCount }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no instances and so no body.") }
  @MainActor public static var _staticItemCount: Int? { 0 }
}

extension View where Body == Never {
  /// Primitive views are drawn by the renderer and have no body.
  public var body: Never {
    fatalError(
      "\(Self.self) is a primitive view: the renderer draws it, so its body must not be called.")
  }

  @MainActor public static var _staticItemCount: Int? { 1 }
}
