import SwiftUI

extension InspectableView {
  /// A view that is stored in the index-th of the modifiers that the rows are about; what inspects it can ask its
  /// content for the modifier.
  func modifierContent<T: BaseViewType>(
    _ rows: [Structure], _ call: String, _ index: Int?, as type: T.Type = T.self
  ) throws -> InspectableView<T> {
    let found: [(Structure, AppliedModifier)] = content.medium.viewModifiers.compactMap {
      modifier in
      rows.first { $0.matches(modifier.descriptor) }.map { ($0, modifier) }
    }
    let position: Int = index ?? 0
    guard found.indices.contains(position) else { throw missingModifier(call, index: position) }
    let (row, modifier) = found[position]
    let view: Any = try Inspector.attribute(row, of: modifier.modifier)
    let place: LivePlace? = modifier.place?.node(of: view) ?? modifier.place
    var result: Content = try Inspector.unwrap(view, content.medium.forChildren.at(place))
    result.modifier = modifier
    return InspectableView<T>(
      unchecked: result, parent: self,
      call: InspectionCall("\(call)(\(ViewType.indexPlaceholder))", index: index))
  }

  /// A value in the modifier that the content is of.
  func ownModifierAttribute<T>(_ rows: [Structure], as type: T.Type = T.self) throws -> T? {
    guard let modifier = content.modifier,
      let row = rows.first(where: { $0.matches(modifier.descriptor) })
    else { return nil }
    return try Inspector.attribute(row, of: modifier.modifier, type: T.self)
  }
}
