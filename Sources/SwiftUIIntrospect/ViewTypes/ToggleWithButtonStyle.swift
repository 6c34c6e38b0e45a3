#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif os(macOS)
    public import AppKit
  #endif

  /// A `Toggle` with the `.button` style.
  ///
  /// From macOS 26 on, there is no `NSButton` under it.
  ///
  /// ```swift
  /// struct ToggleWithButtonStyleExample: View {
  ///   @State var isOn = false
  ///
  ///   var body: some View {
  ///     Toggle("Wireless", isOn: $isOn)
  ///       .toggleStyle(.button)
  ///       #if os(macOS)  // NSButton
  ///         .introspect(.toggle(style: .button), on: .macOS(.v12, .v13, .v14, .v15)) {
  ///           print($0)
  ///         }
  ///       #elseif os(Linux)  // GTK.ToggleButton
  ///         .introspect(.toggle(style: .button), on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on iOS, tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ToggleWithButtonStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case button
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == ToggleWithButtonStyleType {
      public static func toggle(style: Self.Style) -> Self { .init() }
    }

    extension ToggleWithButtonStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.ToggleButton
      #elseif canImport(AppKit)
        public typealias macOS10_15 = Unavailable<NSButton>
        public typealias macOS12 = NSButton
        public typealias macOS26 = Unavailable<NSButton>
      #endif
    }

    #if canImport(AppKit)
      extension macOSViewVersion<ToggleWithButtonStyleType, NSButton> {
        @available(*, unavailable, message: "macOS 10.15 has no .toggleStyle(.button)")
        public static var v10_15: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 11 has no .toggleStyle(.button)")
        public static var v11: Self { .unavailable() }
        @available(*, unavailable, message: "macOS 26 has no NSButton under .toggleStyle(.button)")
        public static var v26: Self { .unavailable() }
      }
    #endif
  #endif
#endif
