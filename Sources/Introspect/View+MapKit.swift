#if canImport(MapKit) && !GTK && !os(watchOS)
public import MapKit
public import SwiftUI
import SwiftUIIntrospect

extension View {
  /// The map view of a `Map`.
  @available(*, deprecated, message: "use .introspect(.map, on: …)")
  @available(iOS 14, tvOS 14, macOS 11, *)
  public func introspectMapView(
    customize: @escaping (MKMapView) -> Void
  ) -> some View {
    introspect(MKMapView.self, .receiver, customize: customize)
  }
}
#endif
