import SwiftUI

/// A view, and what it was given on its way: modifiers, environment, and its place in a live tree.
@MainActor @preconcurrency
public struct Content {
  public let view: Any
  let medium: Medium
  /// Whether the view is the body of a custom view, where some compilers insert an `AnyView`.
  var isBody = false
  /// The modifier, where the content is one.
  var modifier: AppliedModifier?

  init(_ view: Any, medium: Medium = .empty, isBody: Bool = false) {
    self.view = view
    self.medium = medium
    self.isBody = isBody
  }

  var descriptor: TypeDescriptor { .of(value: view) }

  /// The name in messages: the type's, without modules and generic arguments.
  var typeName: String { descriptor.bareName }

  var isCustomView: Bool {
    if case .customView = descriptor.role { true } else { false }
  }
}

// For types of view: how to get at the views inside.
extension Content {
  /// The view that is stored at a path of labels, such as `_tree|content`, without what it is wrapped in.
  public func child(path: String) throws -> Content {
    try unwrapped(Inspector.attribute(path: path, value: view))
  }

  /// The views in a container's content that is stored at a path.
  public func children(path: String) throws -> LazyGroup<Content> {
    try Inspector.viewsInContainer(
      Inspector.attribute(path: path, value: view), medium.forChildren)
  }

  func child(_ row: Structure) throws -> Content {
    let child = try Inspector.attribute(row, of: view)
    return try Inspector.unwrap(child, medium(forSlot: row, holding: child))
  }

  func children(_ row: Structure) throws -> LazyGroup<Content> {
    let container = try Inspector.attribute(row, of: view)
    return try Inspector.viewsInContainer(container, medium(forSlot: row, holding: container))
  }

  /// What a view inherits that this one holds: in a live tree its place is not that of an equal view in another slot.
  private func medium(forSlot row: Structure, holding child: Any) -> Medium {
    guard let place = medium.place else { return medium.forChildren }
    let slot = ViewSlot(row, of: view, holding: child).flatMap { place.node(ofSlot: $0, of: view) }
    return medium.forChildren.at(slot ?? place)
  }

  /// A view inside this one, without the modifiers and other wrappers around it.
  func unwrapped(_ view: Any) throws -> Content {
    try Inspector.unwrap(view, medium.forChildren)
  }

  /// The body of this custom view; evaluates it.
  func body() throws -> Content {
    let body = try ViewBody.of(view, in: medium)
    var content = try Inspector.unwrap(body, medium.forBody(of: view))
    content.isBody = true
    return content
  }
}
