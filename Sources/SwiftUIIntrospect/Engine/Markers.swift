#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  /// Makes a marker that is a plain view. The one in front has the work.
  @MainActor
  struct ViewMarker {
    let site: IntrospectionSite
    let work: IntrospectionSite.Work?

    func make() -> MarkerView { MarkerView(site: site, isFront: work != nil) }

    func update() {
      if let work { site.update(work) }
    }
  }

  /// Makes a marker that is a controller, where one is sought.
  @MainActor
  struct ControllerMarker {
    let site: IntrospectionSite
    let work: IntrospectionSite.Work?

    func make() -> MarkerController { MarkerController(site: site, isFront: work != nil) }

    func update() {
      if let work { site.update(work) }
    }
  }

  extension IntrospectionSite {
    func register(_ marker: PlatformView, isFront: Bool) {
      if isFront { frontView = marker } else { anchorView = marker }
    }

    func register(_ marker: PlatformViewController, isFront: Bool) {
      if isFront { frontController = marker } else { anchorController = marker }
    }
  }
#endif
