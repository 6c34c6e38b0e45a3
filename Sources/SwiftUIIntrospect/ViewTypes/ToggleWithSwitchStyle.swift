#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS) && !os(visionOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Toggle` with the `.switch` style.
  ///
  /// ```swift
  /// struct ToggleWithSwitchStyleExample: View {
  ///   @State var isOn = false
  ///
  ///   var body: some View {
  ///     Toggle("Wireless", isOn: $isOn)
  ///       .toggleStyle(.switch)
  ///       #if os(iOS)  // UISwitch
  ///         .introspect(.toggle(style: .switch), on: .iOS(.v13...)) { print($0) }
  ///       #elseif os(macOS)  // NSSwitch
  ///         .introspect(.toggle(style: .switch), on: .macOS(.v10_15...)) { print($0) }
  ///       #elseif os(Linux)  // GTK.Switch
  ///         .introspect(.toggle(style: .switch), on: .gtk(.v4)) { print($0) }
  ///       #endif  // not available on tvOS and visionOS
  ///   }
  /// }
  /// ```
  public struct ToggleWithSwitchStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case `switch`
    }
  }

  #if !os(tvOS) && !os(visionOS)
    extension IntrospectableViewType where Self == ToggleWithSwitchStyleType {
      public static func toggle(style: Self.Style) -> Self { .init() }
    }

    extension ToggleWithSwitchStyleType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Switch
      #elseif canImport(UIKit)
        public typealias iOS13 = UISwitch
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSSwitch
      #endif
    }
  #endif
#endif
