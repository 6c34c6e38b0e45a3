#if !os(watchOS)
#if canImport(MapKit)
public import MapKit
#endif

/// A `Map` of MapKit.
///
/// ```swift
/// #if canImport(MapKit)
///   Map(coordinateRegion: .constant(MKCoordinateRegion()))
///     .introspect(  // MKMapView
///       .map, on: .iOS(.v14...), .tvOS(.v14...), .visionOS, .macOS(.v11...)
///     ) { print($0) }
///     // not available on Linux
/// #endif
/// ```
public struct MapType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.MKMapView>
  public typealias iOS14 = Native.MKMapView
  public typealias tvOS13 = UnavailableInThisVersion<Native.MKMapView>
  public typealias tvOS14 = Native.MKMapView
  public typealias visionOS1 = Native.MKMapView
  public typealias macOS10_15 = UnavailableInThisVersion<Native.MKMapView>
  public typealias macOS11 = Native.MKMapView
}

extension IntrospectableViewType where Self == MapType {
  public static var map: Self { .init() }
}
#endif
