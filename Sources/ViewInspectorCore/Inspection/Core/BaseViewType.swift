import SwiftUI

/// The namespace of the types of views that can be inspected: `ViewType.Button`.
public struct ViewType {}

/// What inspection needs to know of a type of view.
@MainActor @preconcurrency
public protocol BaseViewType {
  /// The type's name without module and generic arguments.
  static var typePrefix: String { get }
  /// The names, module included, that views of the type can have.
  static var namespacedPrefixes: [String] { get }
  /// Whether the view only stands for others and takes no modifiers of its own.
  static var isTransitive: Bool { get }
  /// How a step to the view is written in `pathToRoot`, with ``ViewType/indexPlaceholder`` for its index.
  static func inspectionCall(typeName: String) -> String
}

/// A type of view that is known by its name. Conform a type of your own, and one of the content protocols, to
/// inspect views that ViewInspector does not know; ``ViewSearch/register(_:)`` makes `find` know it too.
///
/// ```swift
/// import SwiftUI
/// import ViewInspector
///
/// extension ViewType {
///   struct Sticker: KnownViewType, SingleViewContent {
///     static let typePrefix = "Sticker"
///     static let namespacedPrefixes = ["DesignSystem.Sticker"]
///     static func child(_ content: Content) throws -> Content {
///       try content.child(path: "label")
///     }
///   }
/// }
/// ```
public protocol KnownViewType: BaseViewType {}

/// A type of view that stands for views, modifiers or gestures of the user's own.
@MainActor @preconcurrency
public protocol CustomViewType {
  associatedtype T
}

/// A view with one view inside.
@MainActor @preconcurrency
public protocol SingleViewContent {
  static func child(_ content: Content) throws -> Content
}

/// A view with views inside that are told apart by their index.
@MainActor @preconcurrency
public protocol MultipleViewContent {
  static func children(_ content: Content) throws -> LazyGroup<Content>
}

extension ViewType {
  /// In an inspection call: the index, or nothing where there is none.
  public static var indexPlaceholder: String { "{index}" }
  /// In an inspection call: a comma and the index, or nothing where there is none.
  public static var commaPlaceholder: String { "{, index}" }
}

extension BaseViewType {
  public static var namespacedPrefixes: [String] { ["SwiftUI." + typePrefix] }
  public static var isTransitive: Bool { false }
  public static func inspectionCall(typeName: String) -> String {
    typePrefix.prefix(1).lowercased() + typePrefix.dropFirst() + "(\(ViewType.indexPlaceholder))"
  }
}

@available(*, deprecated, message: "Views need no conformance to be inspected.")
public protocol Inspectable {}
