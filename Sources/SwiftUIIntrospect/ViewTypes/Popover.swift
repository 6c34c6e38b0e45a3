#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit) && !os(tvOS)
    public import UIKit
  #endif

  /// The popover around a view, from inside its content.
  ///
  /// ```swift
  /// struct PopoverExample: View {
  ///   @State var isShown = false
  ///
  ///   var body: some View {
  ///     Button("Show") { isShown = true }
  ///       .popover(isPresented: $isShown) {
  ///         Text("Content")
  ///           #if os(iOS) || os(visionOS)  // UIPopoverPresentationController
  ///             .introspect(.popover, on: .iOS(.v13...), .visionOS(.v1...)) { print($0) }
  ///           #elseif os(Linux)  // GTK.Popover
  ///             .introspect(.popover, on: .gtk(.v4)) { print($0) }
  ///           #endif  // not available on tvOS and macOS
  ///       }
  ///   }
  /// }
  /// ```
  public struct PopoverType: IntrospectableViewType {
    public var scope: IntrospectionScope { .ancestor }
  }

  #if !os(tvOS) && !os(macOS)
    extension IntrospectableViewType where Self == PopoverType {
      public static var popover: Self { .init() }
    }

    extension PopoverType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Popover
      #elseif canImport(UIKit)
        public typealias iOS13 = UIPopoverPresentationController
        public typealias visionOS1 = UIPopoverPresentationController

        public static func selector<Entity: PlatformEntity>(
          for entity: Entity.Type
        ) -> IntrospectionSelector<Entity> {
          .from(UIViewController.self) { $0.popoverPresentationController as? Entity }
        }
      #endif
    }
  #endif
#endif
