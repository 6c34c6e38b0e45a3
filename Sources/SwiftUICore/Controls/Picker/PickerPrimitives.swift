import Foundation

/// What a renderer needs of a picker, whatever its widget.
package struct PickerOptions {
  package let options: [ViewDescription]
  /// The index of the option that is selected.
  package let selected: Int?
  package let traits: ControlTraits
  /// Selects the option with an index.
  package let select: (Int) -> Void
}

extension ViewDescription {
  /// What to call an option: its text, or what a screen reader says for its picture.
  package var name: String {
    title.isEmpty ? image?.accessibilityLabel ?? "" : title
  }
}

/// A button with a menu of the options.
package struct MenuPickerPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "Picker"
  package let picker: PickerOptions

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 120, height: 34)
  }
}

struct MenuPicker<SelectionValue: Hashable, Content: View>: DescribingView {
  let options: PickerOptionViews<SelectionValue, Content>
  var described: Content { options.content }

  func primitive(_ context: PrimitiveContext) -> MenuPickerPrimitive {
    MenuPickerPrimitive(picker: options.resolve(context))
  }
}

/// Buttons in a row, of which one is down.
package struct SegmentedPickerPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "Picker"
  package let picker: PickerOptions

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 80 * CGFloat(picker.options.count), height: 34)
  }
}

struct SegmentedPicker<SelectionValue: Hashable, Content: View>: DescribingView {
  let options: PickerOptionViews<SelectionValue, Content>
  var described: Content { options.content }

  func primitive(_ context: PrimitiveContext) -> SegmentedPickerPrimitive {
    SegmentedPickerPrimitive(picker: options.resolve(context))
  }
}

/// Round check marks under or beside each other, of which one is set.
package struct RadioPickerPrimitive: Primitive, KeyboardFocusable, HeadlessMeasurable {
  package static let viewName = "Picker"
  package let picker: PickerOptions
  package let axis: Axis

  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    let count = CGFloat(picker.options.count)
    return axis == .vertical
      ? CGSize(width: 120, height: 24 * count) : CGSize(width: 120 * count, height: 24)
  }
}

struct RadioPicker<SelectionValue: Hashable, Content: View>: DescribingView {
  let options: PickerOptionViews<SelectionValue, Content>
  let axis: Axis
  var described: Content { options.content }

  func primitive(_ context: PrimitiveContext) -> RadioPickerPrimitive {
    RadioPickerPrimitive(picker: options.resolve(context), axis: axis)
  }
}
