/// A control that toggles between on and off states.
///
/// Drawn with a `GtkSwitch`, or by its style with a `GtkCheckButton` or a `GtkToggleButton`. The binding is set on
/// the main actor when the user changes it, and stays in charge: a binding that keeps its value puts the widget
/// back.
///
/// ```swift
/// Toggle("Vibrate on Ring", systemImage: "dot.radiowaves.left.and.right", isOn: $vibrates)
///   .toggleStyle(.checkbox)
/// ```
public struct Toggle<Label: View> {
  package var _isOn: Binding<Bool>
  package var isMixed: Bool
  package var label: Label

  init(isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// All of several values as one: on when all are, mixed when some are; setting it sets all.
  init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, label: Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let onCount = bindings.count { $0.wrappedValue }
    let all = Binding<Bool>(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value, transaction in
        for binding in bindings { binding.transaction(transaction).wrappedValue = value }
      })
    self.init(isOn: all, isMixed: onCount > 0 && onCount < bindings.count, label: label)
  }
}

extension Toggle: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// A toggle for several values: mixed while they differ; the user then turns all on.
  ///
  /// - Parameters:
  ///   - sources: the elements with the values.
  ///   - isOn: the path from an element to the binding of its value.
  public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, label: label())
  }

  public var body: some View {
    StyledView(
      ToggleStyleConfiguration(isOn: _isOn, isMixed: isMixed), automatic: .automaticToggle
    )
    .viewAlias(ToggleStyleConfiguration.Label.self, label)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
