import Foundation

/// A control used to select a color from the system color picker UI.
///
/// Drawn with a `GtkColorButton`. The binding is set on the main actor when the user has chosen a color.
///
/// ```swift
/// ColorPicker("Alignment Guides", selection: $color, supportsOpacity: false)
/// ```
public struct ColorPicker<Label: View> {
  package var label: Label
  package var _color: Binding<Color>
  package var supportsOpacity: Bool

  init(_ label: Label, _ color: Binding<Color>, _ supportsOpacity: Bool) {
    self.label = label
    _color = color
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorPicker: View {
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, supportsOpacity)
  }

  public var body: some View {
    ControlRow(label: label) {
      ColorWell(color: _color, supportsOpacity: supportsOpacity, title: label)
    }
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title, which is looked up as a key for localization.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(Text(titleKey), selection, supportsOpacity)
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where S: StringProtocol {
    self.init(Text(title), selection, supportsOpacity)
  }
}

/// The button that shows the color. The title is for the window in which it is chosen.
private struct ColorWell<Title: View>: DescribingView {
  let color: Binding<Color>
  let supportsOpacity: Bool
  let title: Title
  var described: Title { title }

  func primitive(_ context: PrimitiveContext) -> ColorPickerPrimitive {
    let color = self.color
    return ColorPickerPrimitive(
      color: color.wrappedValue.resolve(in: context.environment),
      supportsOpacity: supportsOpacity,
      title: context.descriptions?.map(\.title).joined(separator: " ") ?? "",
      traits: ControlTraits(context.environment),
      setColor: { new in
        color.wrappedValue = Color(
          .sRGB, red: Double(new.red), green: Double(new.green), blue: Double(new.blue),
          opacity: Double(new.opacity))
      })
  }
}

/// What a renderer needs of a color picker.
package struct ColorPickerPrimitive: Primitive {
  package static let viewName = "ColorPicker"
  package let color: Color.Resolved
  package let supportsOpacity: Bool
  package let title: String
  package let traits: ControlTraits
  package let setColor: (Color.Resolved) -> Void
}

extension ColorPickerPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: 48, height: 30)
  }
}
