#if !os(watchOS)
#if canImport(AVKit)
public import AVKit
#endif

/// A `VideoPlayer` of AVKit.
///
/// ```swift
/// #if canImport(AVKit)
///   VideoPlayer(player: AVPlayer())
///     .introspect(  // AVPlayerViewController
///       .videoPlayer, on: .iOS(.v14...), .tvOS(.v14...), .visionOS
///     ) { print($0) }
///     .introspect(.videoPlayer, on: .macOS(.v11...)) { print($0) }  // AVPlayerView
///     // not available on Linux
/// #endif
/// ```
public struct VideoPlayerType: PlatformIntrospectable {
  public typealias iOS13 = UnavailableInThisVersion<Native.AVPlayerViewController>
  public typealias iOS14 = Native.AVPlayerViewController
  public typealias tvOS13 = UnavailableInThisVersion<Native.AVPlayerViewController>
  public typealias tvOS14 = Native.AVPlayerViewController
  public typealias visionOS1 = Native.AVPlayerViewController
  public typealias macOS10_15 = UnavailableInThisVersion<Native.AVPlayerView>
  public typealias macOS11 = Native.AVPlayerView
}

extension IntrospectableViewType where Self == VideoPlayerType {
  public static var videoPlayer: Self { .init() }
}
#endif
