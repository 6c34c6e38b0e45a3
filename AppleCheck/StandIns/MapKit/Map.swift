import SwiftUI

/// Stand-in.
@available(iOS 14, tvOS 14, macOS 11, *)
public struct Map<Content: View> {}

extension Map where Content == _DefaultMapContent {
  @available(iOS, introduced: 14, deprecated: 17)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(visionOS, introduced: 1, deprecated: 1)
  public init(coordinateRegion: Binding<MKCoordinateRegion>) {}
}

extension Map: View {
  public var body: some View {
    ShapedView("Map") { StandInShape(hosting: MKMapView(frame: .zero)) }
  }
}

/// Stand-in: what a map without annotations is a map of.
public struct _DefaultMapContent: View {
  public var body: some View { EmptyView() }
}

/// Stand-in.
public struct MKCoordinateRegion: Sendable {
  public var center = CLLocationCoordinate2D()
  public var span = MKCoordinateSpan()

  public init() {}

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
}

/// Stand-in.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// Stand-in; in CoreLocation, which MapKit exports.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
