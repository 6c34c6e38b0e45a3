import SwiftUI

/// Stand-in.
public struct VideoPlayer: View {
  public init(player: AVPlayer?) {}

  public var body: some View {
    ShapedView("VideoPlayer") {
      #if canImport(UIKit)
        StandInShape(hosting: AVPlayerViewController())
      #else
        StandInShape(hosting: AVPlayerView(frame: .zero))
      #endif
    }
  }
}
