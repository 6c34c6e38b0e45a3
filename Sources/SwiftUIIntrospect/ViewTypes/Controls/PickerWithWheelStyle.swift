#if !os(watchOS)
/// A `Picker` with the `.wheel` style.
///
/// ```swift
/// #if os(iOS) || os(visionOS)
///   Picker("Size", selection: .constant("M")) { Text("M").tag("M") }
///     .pickerStyle(.wheel)
///     .introspect(.picker(style: .wheel), on: .iOS, .visionOS) { print($0) }  // UIPickerView
/// #endif  // not available on tvOS, macOS and Linux
/// ```
public struct PickerWithWheelStyleType: PlatformIntrospectable {
  public enum Style: Sendable { case wheel }

  public typealias iOS13 = Native.UIPickerView
  public typealias visionOS1 = Native.UIPickerView
}

extension IntrospectableViewType where Self == PickerWithWheelStyleType {
  public static func picker(style: Self.Style) -> Self { .init() }
}
#endif
