#if canImport(UIKit)
import UIKit

/// Stand-in.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
}
#else
import AppKit

/// Stand-in.
open class AVPlayerView: NSView {
  open var player: AVPlayer?
  open var controlsStyle: AVPlayerViewControlsStyle = .default
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
}

/// Stand-in.
public enum AVPlayerViewControlsStyle: Int, Sendable {
  case none, inline, floating, minimal
  public static var `default`: AVPlayerViewControlsStyle { .inline }
}
#endif
