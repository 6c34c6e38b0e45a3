#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
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

/// Makes a marker that is a controller, where one is sought. It is only needed in front.
@MainActor
struct ControllerMarker {
  let site: IntrospectionSite
  let work: IntrospectionSite.Work

  func make() -> MarkerController { MarkerController(site: site) }

  func update() { site.update(work) }
}

extension IntrospectionSite {
  func register(_ marker: PlatformView, isFront: Bool) {
    if isFront { frontView = marker } else { anchorView = marker }
  }
}

/// The controllers of the views of a walk, each followed by those inside it.
@MainActor
struct ControllerWalk {
  private var views: MarkedWalk<PlatformView>
  private var inside: AnyIterator<PlatformViewController>?
  private var seen: Set<ObjectIdentifier> = []

  init(_ views: MarkedWalk<PlatformView>) { self.views = views }

  mutating func next() -> PlatformViewController? {
    while true {
      if let controller = inside?.next() {
        if isNew(controller) { return controller }
      } else if let view = views.next() {
        inside = nil
        guard let controller = view.ownController, isNew(controller) else { continue }
        inside = AnyIterator(controller.allDescendants.makeIterator())
        return controller
      } else {
        return nil
      }
    }
  }

  private mutating func isNew(_ controller: PlatformViewController) -> Bool {
    !(controller is any IntrospectionMarker)
      && seen.insert(ObjectIdentifier(controller)).inserted
  }
}
#endif
