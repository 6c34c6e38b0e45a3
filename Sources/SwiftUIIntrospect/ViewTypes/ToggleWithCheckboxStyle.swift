#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif os(macOS)
    public import AppKit
  #endif

  /// A `Toggle` with the `.checkbox` style.
  ///
  /// ```swift
  /// struct ToggleWithCheckboxStyleExample: View {
  ///   @State var isOn = false
  ///
  ///   var body: some View {
  ///     Toggle("Wireless", isOn: $isOn)
  ///       .toggleStyle(.checkbox)
  ///       #if os(macOS)  // NSButton
  ///         .introspect(.toggle(style: .checkbox), on: .macOS(.v10_15...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(Linux)  // GTK.CheckButton
  ///         .introspect(.toggle(style: .checkbox), on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on iOS, tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ToggleWithCheckboxStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case checkbox
    }
  }

  #if os(macOS) || os(Linux)
    extension IntrospectableViewType where Self == ToggleWithCheckboxStyleType {
      public static func toggle(style: Self.Style) -> Self { .init() }
    }

    extension ToggleWithCheckboxStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.CheckButton
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSButton
      #endif
    }
  #endif
#endif
