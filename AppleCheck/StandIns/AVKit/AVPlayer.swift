@_exported import Foundation

/// Stand-in; in AVFoundation, which AVKit exports.
@MainActor
open class AVPlayer: NSObject {
  open func play() {}
  open func pause() {}
}
