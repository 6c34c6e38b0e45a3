#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS) && !os(visionOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Slider`.
  ///
  /// ```swift
  /// struct SliderExample: View {
  ///   @State var volume = 0.5
  ///
  ///   var body: some View {
  ///     Slider(value: $volume)
  ///       #if os(iOS)  // UISlider
  ///         .introspect(.slider, on: .iOS(.v13...)) { print($0) }
  ///       #elseif os(macOS)  // NSSlider
  ///         .introspect(.slider, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Scale
  ///         .introspect(.slider, on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct SliderType: IntrospectableViewType {}

  #if !os(tvOS) && !os(visionOS)
    extension IntrospectableViewType where Self == SliderType {
      public static var slider: Self { .init() }
    }

    extension SliderType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Scale
      #elseif canImport(UIKit)
        public typealias iOS13 = UISlider
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSSlider
      #endif
    }
  #endif
#endif
