#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// The full screen cover around a view, from inside its content.
  ///
  /// ```swift
  /// #if !os(Linux)
  /// struct FullScreenCoverExample: View {
  ///   @State var isShown = false
  ///
  ///   var body: some View {
  ///     Button("Show") { isShown = true }
  ///       .fullScreenCover(isPresented: $isShown) {
  ///         Text("Content")
  ///           #if os(iOS) || os(tvOS) || os(visionOS)  // UIPresentationController
  ///             .introspect(
  ///               .fullScreenCover, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
  ///             ) {
  ///               print($0)
  ///             }
  ///           #endif  // not available on macOS and Linux
  ///       }
  ///   }
  /// }
  /// #endif
  /// ```
  public struct FullScreenCoverType: IntrospectableViewType {
    public var scope: IntrospectionScope { .ancestor }
  }

  #if !os(macOS)
    extension IntrospectableViewType where Self == FullScreenCoverType {
      public static var fullScreenCover: Self { .init() }
    }

    extension FullScreenCoverType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = Unavailable<UIPresentationController>
        public typealias iOS14 = UIPresentationController
        public typealias tvOS13 = Unavailable<UIPresentationController>
        public typealias tvOS14 = UIPresentationController
        public typealias visionOS1 = UIPresentationController

        public static func selector<Entity: PlatformEntity>(
          for entity: Entity.Type
        ) -> IntrospectionSelector<Entity> {
          .from(UIViewController.self) { $0.presentationController as? Entity }
        }
      #endif
    }

    #if canImport(UIKit)
      extension iOSViewVersion<FullScreenCoverType, UIPresentationController> {
        @available(*, unavailable, message: "iOS 13 has no .fullScreenCover")
        public static var v13: Self { .unavailable() }
      }

      extension tvOSViewVersion<FullScreenCoverType, UIPresentationController> {
        @available(*, unavailable, message: "tvOS 13 has no .fullScreenCover")
        public static var v13: Self { .unavailable() }
      }
    #endif
  #endif
#endif
