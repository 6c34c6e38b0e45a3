/// The color scheme that a view asks its window or presentation for.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  /// The first view that asks for one decides.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the color scheme of the window or presentation that this view is in; nil leaves it to what is above.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferenceWritingModifier<PreferredColorSchemeKey>(value: colorScheme))
  }
}
