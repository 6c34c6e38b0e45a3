import SwiftUI

extension Inspector {
  /// Takes away what is around a view and stands for nothing of its own: modifiers, identifiers, branches.
  static func unwrap(_ view: Any, _ medium: Medium) throws -> Content {
    var view = view
    var medium = medium
    while true {
      let descriptor: TypeDescriptor = .of(value: view)
      switch descriptor.role {
      case .modified(let parts):
        guard let (content, modifier) = parts(view) else { return Content(view, medium: medium) }
        try apply(modifier, to: &medium)
        view = content
      case .identified:
        medium.apply(AppliedModifier(view, place: medium.place))
        view = try attribute(.identifiedContent, of: view)
      case .transparent(let row):
        if row == .helpContent { medium.apply(AppliedModifier(view, place: medium.place)) }
        view = try attribute(row, of: view)
      case .conditional:
        view = try branch(of: view)
      case .optional:
        guard let some = Mirror(reflecting: view).children.first else {
          throw InspectionError.viewNotFound(parent: descriptor.name)
        }
        view = some.value
      case .customView, .view, .anyView, .tuple, .other:
        return Content(view, medium: medium)
      }
    }
  }

  private static func branch(of view: Any) throws -> Any {
    let storage = try attribute(.conditionalStorage, of: view)
    guard let payload = Mirror(reflecting: storage).children.first else {
      throw InspectionError.viewNotFound(parent: typeName(value: view, generics: .remove))
    }
    return payload.value
  }

  private static func apply(_ modifier: Any, to medium: inout Medium) throws {
    // Modifiers can be made of two: the inner one is applied first.
    if case .modified(let parts) = TypeDescriptor.of(value: modifier).role,
      let (inner, outer) = parts(modifier)
    {
      try apply(outer, to: &medium)
      try apply(inner, to: &medium)
      return
    }
    var applied = AppliedModifier(modifier, place: medium.place)
    guard applied.traits.isCustom else {
      if let environmental = modifier as? any EnvironmentalModifier,
        !applied.descriptor.isSystem
      {
        try apply(resolved(environmental, medium.environment), to: &medium)
      }
      medium.apply(applied)
      return
    }
    applied.outer = OuterMedium(medium)
    // What a presenter's body presents is what it presents itself.
    let isPresenter = modifier is any BasePopupPresenter
    let inner = isPresenter ? nil : ModifierContentSearch.medium(of: applied)
    medium.apply(applied)
    if let inner { medium.apply(inner: inner) }
  }

  /// What a modifier that depends on the environment becomes.
  private static func resolved<M: EnvironmentalModifier>(
    _ modifier: M, _ environment: EnvironmentValues
  ) -> Any { modifier.resolve(in: environment) }

  /// The views in a container's content: the elements of a tuple, or the one view that it is.
  static func viewsInContainer(_ container: Any, _ medium: Medium) throws -> LazyGroup<Content> {
    guard let content = try? unwrap(container, medium), isTupleView(content.view) else {
      return LazyGroup(count: 1) { _ in try unwrap(container, medium) }
    }
    return try elements(of: content)
  }

  /// The elements of a tuple view.
  static func elements(of tuple: Content) throws -> LazyGroup<Content> {
    let value = try attribute(.tupleValue, of: tuple.view)
    let elements = Mirror(reflecting: value).children.map(\.value)
    let medium = tuple.medium.forChildren
    let place = medium.place?.node(of: tuple.view)
    return LazyGroup(count: elements.count) { index in
      try unwrap(elements[index], medium.at(place?.element(index) ?? medium.place))
    }
  }
}
