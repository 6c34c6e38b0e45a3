#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Picker` with the `.segmented` style; on GTK the box of linked toggle buttons.
  ///
  /// ```swift
  /// struct PickerWithSegmentedStyleExample: View {
  ///   @State var size = "M"
  ///
  ///   var body: some View {
  ///     Picker("Size", selection: $size) {
  ///       Text("M").tag("M")
  ///       Text("L").tag("L")
  ///     }
  ///     .pickerStyle(.segmented)
  ///     #if os(iOS) || os(tvOS) || os(visionOS)  // UISegmentedControl
  ///       .introspect(
  ///         .picker(style: .segmented), on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
  ///       ) {
  ///         print($0)
  ///       }
  ///     #elseif os(macOS)  // NSSegmentedControl
  ///       .introspect(.picker(style: .segmented), on: .macOS(.v10_15...)) {
  ///         print($0)
  ///       }
  ///     #elseif os(Linux)  // GTK.Box
  ///       .introspect(.picker(style: .segmented), on: .gtk(.v4)) { print($0) }
  ///     #endif
  ///   }
  /// }
  /// ```
  public struct PickerWithSegmentedStyleType: IntrospectableViewType {
    public enum Style: Sendable {
      case segmented
    }
  }

  extension IntrospectableViewType where Self == PickerWithSegmentedStyleType {
    public static func picker(style: Self.Style) -> Self { .init() }
  }

  extension PickerWithSegmentedStyleType: PlatformIntrospectable {
    #if GTK
      public typealias GTK4 = GTK.Box

      /// Boxes stand under other views too: only one of toggle buttons is a segmented picker.
      public static func selector<Entity: PlatformEntity>(
        for entity: Entity.Type
      ) -> IntrospectionSelector<Entity> {
        .any(GTK.Box.self) { box in
          box.children.first is GTK.ToggleButton ? box as? Entity : nil
        }
      }
    #elseif canImport(UIKit)
      public typealias iOS13 = UISegmentedControl
      public typealias tvOS13 = UISegmentedControl
      public typealias visionOS1 = UISegmentedControl
    #elseif canImport(AppKit)
      public typealias macOS10_15 = NSSegmentedControl
    #endif
  }
#endif
