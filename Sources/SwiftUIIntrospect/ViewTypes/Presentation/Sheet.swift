#if !os(watchOS)
#if GTK
import GTK
#endif

/// The sheet around a view, from inside its content.
///
/// ```swift
/// Button("Show") {}
///   .sheet(isPresented: .constant(true)) {
///     Text("Content")
///       .introspect(.sheet, on: .iOS, .tvOS) { print($0) }  // UIPresentationController
///       .introspect(.sheet, on: .visionOS(.v1...)) { print($0) }  // UISheetPresentationController
///       // from iOS 15 on also a UISheetPresentationController, if the closure names that type
///       .introspect(.sheet, on: .gtk) { print($0) }  // GTK.Window
///       // not available on macOS
///   }
/// ```
public struct SheetType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIPresentationController
  public typealias tvOS13 = Native.UIPresentationController
  public typealias GTK4 = Native.GtkWindow
  #if os(visionOS)
  public typealias visionOS1 = UISheetPresentationController
  #else
  public typealias visionOS1 = ForeignEntity
  #endif

  public var scope: IntrospectionScope { .ancestor }

  #if GTK
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .from(GTK.Window.self) { $0.modal && $0.transientFor != nil ? $0 as? Entity : nil }
  }
  #elseif canImport(UIKit)
  public static func selector<Entity: PlatformEntity>() -> IntrospectionSelector<Entity> {
    .from(UIViewController.self) { $0.presentationController as? Entity }
  }
  #endif
}

extension IntrospectableViewType where Self == SheetType {
  public static var sheet: Self { .init() }
}

#if os(iOS) || os(visionOS)
// A second entity for the same versions: the closure's written type chooses it.
@available(iOS 15, *)
extension iOSViewVersion<SheetType, UISheetPresentationController> {
  @_disfavoredOverload public static var v15: Self { Self(for: .v15) }
  @_disfavoredOverload public static var v16: Self { Self(for: .v16) }
  @_disfavoredOverload public static var v17: Self { Self(for: .v17) }
  @_disfavoredOverload public static var v18: Self { Self(for: .v18) }
  @_disfavoredOverload public static var v26: Self { Self(for: .v26) }
  @_disfavoredOverload public static var v27: Self { Self(for: .v27) }
}
#endif

#if os(iOS)
// Not as an alias: the class is newer than the oldest iOS.
@available(iOS 15, *)
extension visionOSViewVersion<SheetType, UISheetPresentationController> {
  @_disfavoredOverload public static var v1: Self { Self(for: .v1) }
  @_disfavoredOverload public static var v2: Self { Self(for: .v2) }
  @_disfavoredOverload public static var v26: Self { Self(for: .v26) }
  @_disfavoredOverload public static var v27: Self { Self(for: .v27) }
}
#endif
#endif
