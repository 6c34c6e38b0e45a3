#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif os(macOS)
    public import AppKit
  #endif

  /// A `Picker` with the `.menu` style.
  ///
  /// ```swift
  /// struct PickerWithMenuStyleExample: View {
  ///   @State var size = "M"
  ///
  ///   var body: some View {
  ///     Picker("Size", selection: $size) {
  ///       Text("M").tag("M")
  ///       Text("L").tag("L")
  ///     }
  ///     .pickerStyle(.menu)
  ///     #if os(macOS)  // NSPopUpButton
  ///       .introspect(.picker(style: .menu), on: .macOS(.v11...)) { print($0) }
  ///     #elseif os(Linux)  // GTK.DropDown
  ///       .introspect(.picker(style: .menu), on: .gtk(.v4)) { print($0) }
  ///     #endif  // not available on iOS, tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct PickerWithMenuStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case menu
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == PickerWithMenuStyleType {
      public static func picker(style: Self.Style) -> Self { .init() }
    }

    extension PickerWithMenuStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.DropDown
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSPopUpButton>
        public typealias macOS11 = NSPopUpButton
      #endif
    }

    #if canImport(AppKit)
      extension macOSViewVersion<PickerWithMenuStyleType, NSPopUpButton> {
        @available(*, unavailable, message: "macOS 10.15 has no .pickerStyle(.menu)")
        public static var v10_15: Self { .unavailable() }
      }
    #endif
  #endif
#endif
