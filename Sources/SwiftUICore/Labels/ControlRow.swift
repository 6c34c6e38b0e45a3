import Foundation

/// How the rows of the enclosing form put controls and their labels.
package enum FormRowLayout: Sendable {
  /// Outside of a form: beside each other.
  case none
  /// At the two ends of the row.
  case spread
  /// In two columns: the labels end where the controls begin.
  case columns
}

private enum FormRowLayoutKey: EnvironmentKey {
  static let defaultValue = FormRowLayout.none
}

extension EnvironmentValues {
  package var formRowLayout: FormRowLayout {
    get { self[FormRowLayoutKey.self] }
    set { self[FormRowLayoutKey.self] = newValue }
  }
}

/// Where the controls of a form in columns begin.
private enum FormControls: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  static let formControls = HorizontalAlignment(FormControls.self)
}

/// A control and its label, which can be hidden: beside each other, or as the enclosing form wants them.
struct ControlRow<Label: View, Control: View> {
  var alignment: VerticalAlignment = .center
  let label: Label
  let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.formRowLayout) private var layout

  init(alignment: VerticalAlignment = .center, label: Label, @ViewBuilder control: () -> Control) {
    self.alignment = alignment
    self.label = label
    self.control = control()
  }
}

extension ControlRow: View {
  var body: some View {
    HStack(alignment: alignment) {
      if labelsVisibility != .hidden {
        label.modifier(_TraitWritingModifier<ControlLabelTraitKey>(value: true))
        if layout == .spread { Spacer(minLength: 8) }
      }
      if layout == .columns {
        control.alignmentGuide(.formControls) { $0[.leading] }
      } else {
        control
      }
    }
  }
}
