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
  public init() {}
}
