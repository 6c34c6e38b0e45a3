import SwiftUI

/// Stand-in.
public struct Map: View {
  public init(coordinateRegion: Binding<MKCoordinateRegion>) {}

  public var body: some View {
    ShapedView("Map") { StandInShape(hosting: MKMapView(frame: .zero)) }
  }
}

/// Stand-in.
public struct MKCoordinateRegion: Sendable {
  public init() {}
}
