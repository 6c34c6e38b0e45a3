#if !os(watchOS)
  #if canImport(MapKit)
    public import MapKit
  #endif

  /// A `Map` of MapKit.
  ///
  /// ```swift
  /// #if canImport(MapKit)
  /// import MapKit
  /// import SwiftUI
  /// import SwiftUIIntrospect
  ///
  /// struct MapExample: View {
  ///   @State var region = MKCoordinateRegion()
  ///
  ///   var body: some View {
  ///     Map(coordinateRegion: $region)
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // MKMapView
  ///         .introspect(.map, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // MKMapView
  ///         .introspect(.map, on: .macOS(.v11...)) { print($0) }
  ///       #endif  // not available on Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct MapType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == MapType {
    public static var map: Self { .init() }
  }

  extension MapType: PlatformIntrospectable {
    #if canImport(UIKit) && canImport(MapKit)
      public typealias iOS13 = Unavailable<MKMapView>
      public typealias iOS14 = MKMapView
      public typealias tvOS13 = Unavailable<MKMapView>
      public typealias tvOS14 = MKMapView
      public typealias visionOS1 = MKMapView
    #elseif canImport(AppKit) && canImport(MapKit)
      public typealias macOS10_15 = Unavailable<MKMapView>
      public typealias macOS11 = MKMapView
    #endif
  }

  #if canImport(UIKit) && canImport(MapKit)
    extension iOSViewVersion<MapType, MKMapView> {
      @available(*, unavailable, message: "iOS 13 has no Map")
      public static var v13: Self { .unavailable() }
    }

    extension tvOSViewVersion<MapType, MKMapView> {
      @available(*, unavailable, message: "tvOS 13 has no Map")
      public static var v13: Self { .unavailable() }
    }
  #elseif canImport(AppKit) && canImport(MapKit)
    extension macOSViewVersion<MapType, MKMapView> {
      @available(*, unavailable, message: "macOS 10.15 has no Map")
      public static var v10_15: Self { .unavailable() }
    }
  #endif
#endif
