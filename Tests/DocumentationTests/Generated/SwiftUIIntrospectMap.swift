// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Media/Map.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectMap() -> some View {
#if canImport(MapKit)
  Map(coordinateRegion: .constant(MKCoordinateRegion()))
    .introspect(  // MKMapView
      .map, on: .iOS(.v14...), .tvOS(.v14...), .visionOS, .macOS(.v11...)
    ) { print($0) }
    // not available on Linux
#endif
}
#endif
