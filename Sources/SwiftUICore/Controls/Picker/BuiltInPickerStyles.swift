/// The standard style: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .menu) }
}

/// A button that shows the selected option, and all of them in a menu: a `GtkDropDown`.
public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .menu) }
}

/// Buttons in a row: a `GtkBox` of `GtkToggleButton`s.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .segmented) }
}

/// The options as buttons in a row: a `GtkBox` of `GtkToggleButton`s.
public struct PalettePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .segmented) }
}

/// Radio buttons beside the label: a `GtkBox` of `GtkCheckButton`s.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .radioGroup) }
}

/// All options in line with the content around: a `GtkBox` of `GtkCheckButton`s.
public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _presentation: _PickerPresentation { _PickerPresentation(kind: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
