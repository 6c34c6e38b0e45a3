import SwiftUI

/// Stand-in.
@available(iOS 14, tvOS 14, macOS 11, *)
public struct VideoPlayer<VideoOverlay: View> {
  private let overlay: VideoOverlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

extension VideoPlayer: View {
  public var body: some View {
    ShapedView("VideoPlayer") {
      #if canImport(UIKit)
      StandInShape(hosting: AVPlayerViewController())
      #else
      StandInShape(hosting: AVPlayerView(frame: .zero))
      #endif
    }
    .overlay { overlay }
  }
}
