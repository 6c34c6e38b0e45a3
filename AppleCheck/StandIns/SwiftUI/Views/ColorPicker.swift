#if !os(tvOS)
extension ColorPicker {
  /// Stand-in: the color of a binding to Core Graphics' one.
  @available(iOS 14, macOS 11, *)
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  @available(iOS 14, macOS 11, *)
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding where Value == CGColor {
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: {
        let parts = wrappedValue.components?.map(Double.init) ?? [0, 0, 0, 1]
        return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
      },
      set: {
        let color = $0.resolve(in: EnvironmentValues())
        wrappedValue = CGColor(
          red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.opacity))
      })
  }
}
#endif
