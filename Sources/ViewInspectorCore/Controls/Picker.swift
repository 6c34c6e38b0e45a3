import SwiftUI

extension ViewType {
  public struct Picker: KnownViewType, MultipleViewContent, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "Picker"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try content.children(.pickerContent)
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func picker() throws -> InspectableView<ViewType.Picker> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Picker {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.pickerLabel), "labelView()")
  }

  /// Selects the option with this tag, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func select<SelectionValue>(value: SelectionValue) throws where SelectionValue: Hashable {
    try guardIsResponsive()
    for selection in try selections(SelectionValue.self) { selection.wrappedValue = value }
  }

  /// The tag of the selected option.
  public func selectedValue<SelectionValue>(
    _ type: SelectionValue.Type = SelectionValue.self
  ) throws -> SelectionValue {
    guard let selection = try selections(SelectionValue.self).first else {
      throw InspectionError.viewNotFound(parent: "selection")
    }
    return selection.wrappedValue
  }

  /// Several where the picker stands for several values.
  private func selections<Value>(_ type: Value.Type) throws -> [Binding<Value>] {
    let selection = try Inspector.attribute(.pickerSelection, of: content.view)
    if let binding = selection as? Binding<Value> { return [binding] }
    return try Inspector.cast(value: selection, type: [Binding<Value>].self)
  }
}
