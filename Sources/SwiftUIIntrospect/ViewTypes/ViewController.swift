#if !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #endif

  /// The view controller in a view or, where there is none, the nearest around it.
  ///
  /// ```swift
  /// struct ViewControllerExample: View {
  ///   var body: some View {
  ///     Text("Content")
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // UIViewController
  ///         .introspect(
  ///           .viewController, on: .iOS(.v13...), .tvOS(.v13...), .visionOS(.v1...)
  ///         ) {
  ///           print($0)
  ///         }
  ///       #endif  // not available on macOS and Linux
  ///   }
  /// }
  /// ```
  public struct ViewControllerType: IntrospectableViewType {
    public var scope: IntrospectionScope { [.receiver, .ancestor] }
  }

  extension IntrospectableViewType where Self == ViewControllerType {
    public static var viewController: Self { .init() }
  }

  extension ViewControllerType: PlatformIntrospectable {
    #if canImport(UIKit)
      public typealias iOS13 = UIViewController
      public typealias tvOS13 = UIViewController
      public typealias visionOS1 = UIViewController
    #endif
  }
#endif
