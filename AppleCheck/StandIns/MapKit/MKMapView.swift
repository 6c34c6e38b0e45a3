#if canImport(UIKit)
import UIKit

/// Stand-in.
open class MKMapView: UIView {
  open var mapType: MKMapType = .standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  #if !os(tvOS)
  open var isRotateEnabled = true
  open var showsCompass = true
  #endif
}
#else
import AppKit

/// Stand-in.
open class MKMapView: NSView {
  open var mapType: MKMapType = .standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isRotateEnabled = true
  open var showsCompass = true
}
#endif

/// Stand-in.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
