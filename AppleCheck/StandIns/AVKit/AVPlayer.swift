@_exported import Foundation

/// Stand-in; in AVFoundation, which AVKit exports.
@MainActor
open class AVPlayer: NSObject {
  open func play() {}
  open func pause() {}
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
