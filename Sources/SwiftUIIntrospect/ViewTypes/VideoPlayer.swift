#if !os(watchOS)
  #if canImport(AVKit)
    public import AVKit
  #endif

  /// A `VideoPlayer` of AVKit.
  ///
  /// ```swift
  /// #if canImport(AVKit)
  /// import AVKit
  /// import SwiftUI
  /// import SwiftUIIntrospect
  ///
  /// struct VideoPlayerExample: View {
  ///   var body: some View {
  ///     VideoPlayer(player: AVPlayer())
  ///       #if os(iOS) || os(tvOS) || os(visionOS)  // AVPlayerViewController
  ///         .introspect(.videoPlayer, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)) {
  ///           print($0)
  ///         }
  ///       #elseif os(macOS)  // AVPlayerView
  ///         .introspect(.videoPlayer, on: .macOS(.v11...)) { print($0) }
  ///       #endif  // not available on Linux
  ///   }
  /// }
  /// #endif
  /// ```
  public struct VideoPlayerType: IntrospectableViewType {}

  extension IntrospectableViewType where Self == VideoPlayerType {
    public static var videoPlayer: Self { .init() }
  }

  extension VideoPlayerType: PlatformIntrospectable {
    #if canImport(UIKit) && canImport(AVKit)
      public typealias iOS13 = Unavailable<AVPlayerViewController>
      public typealias iOS14 = AVPlayerViewController
      public typealias tvOS13 = Unavailable<AVPlayerViewController>
      public typealias tvOS14 = AVPlayerViewController
      public typealias visionOS1 = AVPlayerViewController
    #elseif canImport(AppKit) && canImport(AVKit)
      public typealias macOS10_15 = Unavailable<AVPlayerView>
      public typealias macOS11 = AVPlayerView
    #endif
  }

  #if canImport(UIKit) && canImport(AVKit)
    extension iOSViewVersion<VideoPlayerType, AVPlayerViewController> {
      @available(*, unavailable, message: "iOS 13 has no VideoPlayer")
      public static var v13: Self { .unavailable() }
    }

    extension tvOSViewVersion<VideoPlayerType, AVPlayerViewController> {
      @available(*, unavailable, message: "tvOS 13 has no VideoPlayer")
      public static var v13: Self { .unavailable() }
    }
  #elseif canImport(AppKit) && canImport(AVKit)
    extension macOSViewVersion<VideoPlayerType, AVPlayerView> {
      @available(*, unavailable, message: "macOS 10.15 has no VideoPlayer")
      public static var v10_15: Self { .unavailable() }
    }
  #endif
#endif
