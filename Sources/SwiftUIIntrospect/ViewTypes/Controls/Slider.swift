#if !os(watchOS)
/// A `Slider`.
///
/// ```swift
/// Slider(value: .constant(0.5))
///   .introspect(.slider, on: .iOS) { print($0) }  // UISlider
///   .introspect(.slider, on: .macOS) { print($0) }  // NSSlider
///   .introspect(.slider, on: .gtk) { print($0) }  // GTK.Scale
///   // not available on tvOS and visionOS
/// ```
public struct SliderType: PlatformIntrospectable {
  public typealias iOS13 = Native.UISlider
  public typealias macOS10_15 = Native.NSSlider
  public typealias GTK4 = Native.GtkScale
}

extension IntrospectableViewType where Self == SliderType {
  public static var slider: Self { .init() }
}
#endif
