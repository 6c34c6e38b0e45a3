import SwiftUI

extension InspectableView {
  /// A view that the index-th of some of the view's modifiers shows, as a step of the path; what inspects it can
  /// ask its content for the modifier.
  ///
  /// - Parameters:
  ///   - call: the accessor's name.
  ///   - isIncluded: tells the modifiers that count.
  ///   - view: what a modifier shows.
  func modifierContent<T: BaseViewType>(
    _ call: String, _ index: Int?, as type: T.Type = T.self,
    where isIncluded: (AppliedModifier) -> Bool, view: (AppliedModifier) throws -> Any
  ) throws -> InspectableView<T> {
    let all = content.medium.viewModifiers
    let found = all.indices.filter { isIncluded(all[$0]) }
    let position = index ?? 0
    guard found.indices.contains(position) else { throw missingModifier(call, index: position) }
    let modifier = all[found[position]]
    let shown = try view(modifier)
    let medium = content.medium.showing(shown, by: found[position])
    var result = try Inspector.unwrap(shown, medium)
    result.modifier = modifier
    return InspectableView<T>(
      unchecked: result, parent: self,
      call: InspectionCall("\(call)(\(ViewType.indexPlaceholder))", index: index))
  }

  /// A view that is stored in the index-th of the modifiers that the rows are about.
  func modifierContent<T: BaseViewType>(
    _ rows: [Structure], _ call: String, _ index: Int?, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    try modifierContent(call, index, where: { $0.row(in: rows) != nil }) { modifier in
      guard let row = modifier.row(in: rows) else {
        throw missingModifier(call, index: index ?? 0)
      }
      return try Inspector.attribute(row, of: modifier.modifier)
    }
  }

  /// A view that is stored in the index-th of the modifiers that a row is about; those that store none do not count.
  func modifierContent<T: BaseViewType>(
    _ row: Structure, _ call: String, _ index: Int?, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    try modifierContent(call, index, where: { $0.has(row) }) {
      try Inspector.attribute(row, of: $0.modifier)
    }
  }

  /// A modifier itself as a step of the path.
  func modifierStep<T: BaseViewType>(
    _ modifier: AppliedModifier, _ call: String, _ index: Int?, as type: T.Type = T.self
  ) -> InspectableView<T> {
    let place = modifier.place ?? content.medium.place
    var result = Content(modifier.modifier, medium: content.medium.forChildren.at(place))
    result.modifier = modifier
    return InspectableView<T>(
      unchecked: result, parent: self,
      call: InspectionCall("\(call)(\(ViewType.indexPlaceholder))", index: index))
  }

  /// A value in the modifier that the content is of.
  func ownModifierAttribute<T>(_ rows: [Structure], as type: T.Type = T.self) throws -> T? {
    guard let modifier = content.modifier, let row = modifier.row(in: rows) else { return nil }
    return try Inspector.attribute(row, of: modifier.modifier, type: T.self)
  }
}

extension AppliedModifier {
  /// Whether a row is about the modifier, and finds something in it.
  func has(_ row: Structure) -> Bool {
    row.matches(descriptor) && (try? Inspector.attribute(row, of: modifier)) != nil
  }

  fileprivate func row(in rows: [Structure]) -> Structure? {
    rows.first { $0.matches(descriptor) }
  }
}

extension Medium {
  /// What a view inherits that one of the modifiers here shows.
  ///
  /// - Parameter index: that of the modifier among the view's own.
  func showing(_ view: Any, by index: Int) -> Medium {
    let modifier = viewModifiers[index]
    let type = modifier.descriptor.type
    // A modifier is found from outside in: those of the same type come before it that were applied after it.
    let outer = viewModifiers[(index + 1)...].count { $0.descriptor.type == type }
    let place = modifier.place?.node(shownBy: type, skipping: outer)
    return forChildren.at(place ?? modifier.place ?? self.place)
  }
}
