import SwiftUI

// How accessors of modifiers get at their values.
extension InspectableView {
  /// The view's own modifiers that a row of the structure table is about, the innermost first.
  func modifiers(_ row: Structure) -> [AppliedModifier] {
    content.medium.viewModifiers.filter { row.matches($0.descriptor) }
  }

  /// The index-th modifier that a row is about.
  ///
  /// - Parameter call: the accessor's name, for the error.
  func modifier(_ row: Structure, _ call: String, index: Int = 0) throws -> AppliedModifier {
    let found = modifiers(row)
    guard found.indices.contains(index) else { throw missingModifier(call, index: index) }
    return found[index]
  }

  /// A value in the index-th modifier that a row is about; modifiers that hold nil there do not count.
  func modifierAttribute<T>(
    _ row: Structure, _ call: String, index: Int = 0, as type: T.Type = T.self
  ) throws -> T {
    var position = 0
    for modifier in modifiers(row) {
      do {
        let value = try Inspector.attribute(row, of: modifier.modifier, type: type)
        if position == index { return value }
        position += 1
      } catch InspectionError.attributeNotFound(label: "some", _) {
        continue
      }
    }
    throw missingModifier(call, index: index)
  }

  /// A value in the first modifier that a row is about, those around the view included.
  func inheritedModifierAttribute<T>(
    _ row: Structure, _ call: String, as type: T.Type = T.self
  ) throws -> T {
    let all = content.medium.transitiveModifiers
    guard let modifier = all.first(where: { row.matches($0.descriptor) }) else {
      throw missingModifier(call)
    }
    return try Inspector.attribute(row, of: modifier.modifier, type: type)
  }

  func hasInheritedModifier(_ row: Structure) -> Bool {
    content.medium.transitiveModifiers.contains { row.matches($0.descriptor) }
  }

  /// The value that modifiers give an environment key: the innermost one's, those around the view included.
  ///
  /// - Parameter reference: any view with such a modifier: `EmptyView().lineLimit(1)`.
  func environmentAttribute<T, R: SwiftUI.View>(
    _ reference: R, _ call: String, as type: T.Type = T.self
  ) throws -> T {
    guard let keyPath = EnvironmentKeyPaths.keyPath(of: reference) else {
      throw missingModifier(call)
    }
    return try environmentAttribute(keyPath, call)
  }

  func environmentAttribute<T>(
    _ keyPath: AnyKeyPath, _ call: String, as type: T.Type = T.self
  ) throws -> T {
    for modifier in content.medium.environmentModifiers.reversed()
    where EnvironmentKeyPaths.keyPath(ofModifier: modifier.modifier) == keyPath {
      let value = try? Inspector.attribute(.environmentWriterValue, of: modifier.modifier)
      if let value = value as? T { return value }
    }
    throw missingModifier(call)
  }

  /// The value that an environment key has for the view: what its modifiers, and those around it, make of the default.
  ///
  /// - Parameter reference: any view with such a modifier.
  func environmentValue<T, R: SwiftUI.View>(
    like reference: R, _ call: String, as type: T.Type = T.self
  ) throws -> T {
    guard let key = EnvironmentKeyPaths.keyPath(of: reference) as? KeyPath<EnvironmentValues, T>
    else { throw missingModifier(call) }
    let found = content.medium.environmentModifiers.filter {
      EnvironmentKeyPaths.keyPath(ofModifier: $0.modifier) == key
    }
    guard !found.isEmpty else { throw missingModifier(call) }
    var environment = EnvironmentValues()
    for modifier in found { modifier.write(to: &environment) }
    return environment[keyPath: key]
  }

  /// The index-th modifier of a type.
  func storedModifier<M>(_ type: M.Type, _ call: String, index: Int = 0) throws -> M {
    let found = content.medium.viewModifiers.compactMap { $0.modifier as? M }
    guard found.indices.contains(index) else { throw missingModifier(call, index: index) }
    return found[index]
  }

  func missingModifier(_ call: String, index: Int = 0) -> InspectionError {
    .modifierNotFound(parent: content.typeName, modifier: call, index: index)
  }
}
