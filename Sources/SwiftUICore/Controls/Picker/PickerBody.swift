/// The label, which can be hidden, and the options as the style shows them.
struct PickerBody<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selection: [Binding<SelectionValue>]
  let content: Content
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.pickerPresentation) private var presentation
  @Environment(\.radioGroupAxis) private var radioGroupAxis

  var body: some View {
    switch presentation.kind {
    case .menu:
      ControlRow(label: label) { MenuPicker(options: options) }
    case .segmented:
      ControlRow(label: label) { SegmentedPicker(options: options) }
    case .radioGroup:
      ControlRow(alignment: .firstTextBaseline, label: label) {
        RadioPicker(options: options, axis: radioGroupAxis)
      }
    case .inline:
      VStack(alignment: .leading) {
        if labelsVisibility != .hidden { label }
        RadioPicker(options: options, axis: .vertical)
      }
    }
  }

  private var options: PickerOptionViews<SelectionValue, Content> {
    PickerOptionViews(selection: selection, content: content)
  }
}

/// The views that are a picker's options, and the values that they are for.
struct PickerOptionViews<SelectionValue: Hashable, Content: View> {
  let selection: [Binding<SelectionValue>]
  let content: Content

  @MainActor func resolve(_ context: PrimitiveContext) -> PickerOptions {
    let selection = self.selection
    let values = selection.map(\.wrappedValue)
    let descriptions = context.descriptions
    let options = descriptions?.filter { $0.kind == .view } ?? []
    let tags = options.map { $0.tag?.base as? SelectionValue }
    var selected: Int?
    if let first = values.first, values.allSatisfy({ $0 == first }) {
      selected = tags.firstIndex(of: first)
      if selected == nil, descriptions != nil { reportMissing(first) }
    }
    return PickerOptions(
      options: options, selected: selected, traits: ControlTraits(context.environment)
    ) { index in
      guard tags.indices.contains(index), let value = tags[index] else {
        reportUntagged(options.indices.contains(index) ? options[index].title : "")
        return
      }
      for binding in selection { binding.wrappedValue = value }
    }
  }

  private func reportMissing(_ value: SelectionValue) {
    // Nothing chosen yet is no mistake.
    if let optional = value as? any PossiblyNil, optional.isNil { return }
    Diagnostics.reportOnce(
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag: "
        + "nothing is shown as selected.")
  }

  private func reportUntagged(_ title: String) {
    Diagnostics.reportOnce(
      "Picker: the option \"\(title)\" has no tag of type \(SelectionValue.self) and can't be chosen."
    )
  }
}

private protocol PossiblyNil {
  var isNil: Bool { get }
}

extension Optional: PossiblyNil {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
