#if !os(watchOS)
  #if GTK
    public import GTK
  #elseif canImport(UIKit)
    public import UIKit
  #endif

  /// The sheet around a view, from inside its content.
  ///
  /// ```swift
  /// struct SheetExample: View {
  ///   @State var isShown = false
  ///
  ///   var body: some View {
  ///     Button("Show") { isShown = true }
  ///       .sheet(isPresented: $isShown) {
  ///         Text("Content")
  ///           #if os(iOS) || os(tvOS)  // UIPresentationController
  ///             .introspect(.sheet, on: .iOS(.v13...), .tvOS(.v13...)) { print($0) }
  ///           #elseif os(visionOS)  // UISheetPresentationController
  ///             .introspect(.sheet, on: .visionOS(.v1...)) { print($0) }
  ///           #elseif os(Linux)  // GTK.Window
  ///             .introspect(.sheet, on: .gtk(.v4)) { print($0) }
  ///           #endif  // not available on macOS
  ///       }
  ///   }
  /// }
  /// ```
  public struct SheetType: IntrospectableViewType {
    public var scope: IntrospectionScope { .ancestor }
  }

  #if !os(macOS)
    extension IntrospectableViewType where Self == SheetType {
      public static var sheet: Self { .init() }
    }

    extension SheetType: PlatformIntrospectable {
      #if GTK
        public typealias GTK4 = GTK.Window

        /// A sheet is the nearest window, if that is modal for another one.
        public static func selector<Entity: PlatformEntity>(
          for entity: Entity.Type
        ) -> IntrospectionSelector<Entity> {
          .from(GTK.Window.self) { window in
            window.modal && window.transientFor != nil ? window as? Entity : nil
          }
        }
      #elseif canImport(UIKit)
        public typealias iOS13 = UIPresentationController
        public typealias tvOS13 = UIPresentationController

        public static func selector<Entity: PlatformEntity>(
          for entity: Entity.Type
        ) -> IntrospectionSelector<Entity> {
          .from(UIViewController.self) { $0.presentationController as? Entity }
        }
      #endif
    }

    #if os(iOS) || os(visionOS)
      // A second entity for the same versions: the closure's written type chooses it.
      @available(iOS 15, *)
      extension iOSViewVersion<SheetType, UISheetPresentationController> {
        @_disfavoredOverload
        public static var v15: Self { Self(for: .v15, selector: .sheet) }

        @_disfavoredOverload
        public static var v16: Self { Self(for: .v16, selector: .sheet) }

        @_disfavoredOverload
        public static var v17: Self { Self(for: .v17, selector: .sheet) }

        @_disfavoredOverload
        public static var v18: Self { Self(for: .v18, selector: .sheet) }

        @_disfavoredOverload
        public static var v26: Self { Self(for: .v26, selector: .sheet) }

        @_disfavoredOverload
        public static var v27: Self { Self(for: .v27, selector: .sheet) }
      }

      @available(iOS 15, *)
      extension visionOSViewVersion<SheetType, UISheetPresentationController> {
        public static var v1: Self { Self(for: .v1, selector: .sheet) }

        public static var v2: Self { Self(for: .v2, selector: .sheet) }

        public static var v26: Self { Self(for: .v26, selector: .sheet) }

        public static var v27: Self { Self(for: .v27, selector: .sheet) }
      }

      @available(iOS 15, *)
      extension IntrospectionSelector<UISheetPresentationController> {
        fileprivate static var sheet: Self {
          .from(UIViewController.self) { $0.sheetPresentationController }
        }
      }
    #endif
  #endif
#endif
