#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS) && !os(visionOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Toggle` with its automatic style.
  ///
  /// ```swift
  /// struct ToggleExample: View {
  ///   @State var isOn = false
  ///
  ///   var body: some View {
  ///     Toggle("Wireless", isOn: $isOn)
  ///       #if os(iOS)  // UISwitch
  ///         .introspect(.toggle, on: .iOS(.v13...)) { print($0) }
  ///       #elseif os(macOS)  // NSButton
  ///         .introspect(.toggle, on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Switch
  ///         .introspect(.toggle, on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ToggleType: IntrospectableViewType {}

  #if !os(tvOS) && !os(visionOS)
    extension IntrospectableViewType where Self == ToggleType {
      public static var toggle: Self { .init() }
    }

    extension ToggleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Switch
      #elseif canImport(UIKit)
        public typealias iOS13 = UISwitch
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSButton
      #endif
    }
  #endif
#endif
