#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS)
    public import UIKit
  #endif

  /// A `Picker` with the `.wheel` style.
  ///
  /// ```swift
  /// #if os(iOS) || os(visionOS)
  /// struct PickerWithWheelStyleExample: View {
  ///   @State var size = "M"
  ///
  ///   var body: some View {
  ///     Picker("Size", selection: $size) {
  ///       Text("M").tag("M")
  ///       Text("L").tag("L")
  ///     }
  ///     .pickerStyle(.wheel)
  ///     #if os(iOS) || os(visionOS)  // UIPickerView
  ///       .introspect(.picker(style: .wheel), on: .iOS(.v13...), .visionOS(.v1...)) {
  ///         print($0)
  ///       }
  ///     #endif  // not available on tvOS, macOS and Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct PickerWithWheelStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case wheel
    }
  }

  #if !os(tvOS) && !os(macOS)
    extension IntrospectableViewType where Self == PickerWithWheelStyleType {
      public static func picker(style: Self.Style) -> Self { .init() }
    }

    extension PickerWithWheelStyleType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = UIPickerView
        public typealias visionOS1 = UIPickerView
      #endif
    }
  #endif
#endif
