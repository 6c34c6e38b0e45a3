@_exported import Foundation

/// Stand-in; in AVFoundation, which AVKit exports.
@MainActor
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?

  public override init() {}
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func play() {}
  open func pause() {}
}

/// Stand-in; in AVFoundation.
@MainActor
open class AVPlayerItem: NSObject {
  open private(set) var asset: AVAsset

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public init(asset: AVAsset) { self.asset = asset }
}

/// Stand-in; in AVFoundation.
open class AVAsset: NSObject, @unchecked Sendable {}

/// Stand-in; in AVFoundation.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// Stand-in; in AVFoundation.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}
