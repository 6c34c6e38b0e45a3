// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/ViewTypes/Media/VideoPlayer.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

@MainActor @ViewBuilder private func exampleSwiftUIIntrospectVideoPlayer() -> some View {
#if canImport(AVKit)
  VideoPlayer(player: AVPlayer())
    .introspect(  // AVPlayerViewController
      .videoPlayer, on: .iOS(.v14...), .tvOS(.v14...), .visionOS
    ) { print($0) }
    .introspect(.videoPlayer, on: .macOS(.v11...)) { print($0) }  // AVPlayerView
    // not available on Linux
#endif
}
#endif
