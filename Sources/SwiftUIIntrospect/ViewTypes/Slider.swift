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
  public typealias iOS13 = UISlider
  public typealias macOS10_15 = NSSlider
  public typealias GTK4 = GtkScale
}

extension IntrospectableViewType where Self == SliderType {
  public static var slider: Self { .init() }
}
#endif
