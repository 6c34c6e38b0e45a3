#if !os(watchOS)
/// The full screen cover around a view, from inside its content.
///
/// ```swift
/// Button("Show") {}
///   .fullScreenCover(isPresented: .constant(true)) {
///     Text("Content")
///       .introspect(  // UIPresentationController
///         .fullScreenCover, on: .iOS(.v14...), .tvOS(.v14...), .visionOS
///       ) { print($0) }
///       // not available on macOS and Linux
///   }
/// ```
public struct FullScreenCoverType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.UIPresentationController>
  public typealias iOS14 = Native.UIPresentationController
  public typealias tvOS13 = UnavailableInThisVersion<Native.UIPresentationController>
  public typealias tvOS14 = Native.UIPresentationController
  public typealias visionOS1 = Native.UIPresentationController

  public var scope: IntrospectionScope { .ancestor }

  #if canImport(UIKit)
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .from(UIViewController.self) { $0.presentationController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == FullScreenCoverType {
  public static var fullScreenCover: Self { .init() }
}
#endif
