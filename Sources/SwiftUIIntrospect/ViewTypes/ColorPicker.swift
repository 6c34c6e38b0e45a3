#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `ColorPicker`.
  ///
  /// ```swift
  /// struct ColorPickerExample: View {
  ///   @State var color = Color.red
  ///
  ///   var body: some View {
  ///     ColorPicker("Ink", selection: $color)
  ///       #if os(iOS) || os(visionOS)  // UIColorWell
  ///         .introspect(.colorPicker, on: .iOS(.v14...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // NSColorWell
  ///         .introspect(.colorPicker, on: .macOS(.v11...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.ColorButton
  ///         .introspect(.colorPicker, on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on tvOS
  ///   }
  /// }
  /// ```
  public struct ColorPickerType: IntrospectableViewType {}

  #if !os(tvOS)
    extension IntrospectableViewType where Self == ColorPickerType {
      public static var colorPicker: Self { .init() }
    }

    @available(iOS 14, *)
    extension ColorPickerType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ColorButton
      #elseif canImport(UIKit)
        public typealias iOS13 = Unavailable<UIColorWell>
        public typealias iOS14 = UIColorWell
        public typealias visionOS1 = UIColorWell
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSColorWell>
        public typealias macOS11 = NSColorWell
      #endif
    }

    #if canImport(UIKit)
      @available(iOS 14, *)
      extension iOSViewVersion<ColorPickerType, UIColorWell> {
        @available(*, unavailable, message: "iOS 13 has no ColorPicker")
        public static var v13: Self { .unavailable() }
      }
    #elseif canImport(AppKit)
      extension macOSViewVersion<ColorPickerType, NSColorWell> {
        @available(*, unavailable, message: "macOS 10.15 has no ColorPicker")
        public static var v10_15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
