#if !os(watchOS)
/// The view controller in a view or, where there is none, the nearest around it.
///
/// ```swift
/// Text("Content")
///   .introspect(.viewController, on: .iOS, .tvOS, .visionOS) { print($0) }  // UIViewController
///   // not available on macOS and Linux
/// ```
public struct ViewControllerType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIViewController
  public typealias tvOS13 = Native.UIViewController
  public typealias visionOS1 = Native.UIViewController

  public var scope: IntrospectionScope { [.receiver, .ancestor] }
}

extension IntrospectableViewType where Self == ViewControllerType {
  public static var viewController: Self { .init() }
}
#endif
