#if GTK
  public import GTK
#endif

/// A `Slider`.
///
/// ```swift
/// struct SliderExample: View {
///   @State var volume = 0.5
///
///   var body: some View {
///     Slider(value: $volume)
///       .introspect(.slider, on: .gtk(.v4)) {
///         print(type(of: $0))  // GTK.Scale
///       }
///   }
/// }
/// ```
public struct SliderType: IntrospectableViewType {}

extension IntrospectableViewType where Self == SliderType {
  public static var slider: Self { .init() }
}

#if GTK
  extension SliderType: GTKIntrospectable {
    public typealias GTK4 = GTK.Scale
  }
#endif
