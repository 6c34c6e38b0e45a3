#if !os(watchOS)
#if GTK
import GTK
#endif

/// A `Picker` with the `.segmented` style; on GTK the box of linked toggle buttons.
///
/// ```swift
/// Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
///   .pickerStyle(.segmented)
///   .introspect(.picker(style: .segmented), on: .iOS, .tvOS, .visionOS) {  // UISegmentedControl
///     print($0)
///   }
///   .introspect(.picker(style: .segmented), on: .macOS) { print($0) }  // NSSegmentedControl
///   .introspect(.picker(style: .segmented), on: .gtk) { print($0) }  // GTK.Box
/// ```
public struct PickerWithSegmentedStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case segmented }

  public typealias iOS13 = Native.UISegmentedControl
  public typealias tvOS13 = Native.UISegmentedControl
  public typealias visionOS1 = Native.UISegmentedControl
  public typealias macOS10_15 = Native.NSSegmentedControl
  public typealias GTK4 = Native.GtkBox

  #if GTK
  /// A box is a segmented control if it holds linked toggle buttons.
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .any(GTK.Box.self) { $0.children.first is GTK.ToggleButton ? $0 as? Entity : nil }
  }
  #endif
}

extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
  public static func picker(style: Self.Style) -> Self { .init() }
}
#endif
