import Foundation

extension LayoutItem {
  /// The item's frame in the coordinate space of the window's content.
  package final var globalFrame: CGRect {
    let origin = host?.globalOrigin ?? .zero
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The item that a named coordinate space belongs to; nil where no view around this one has the name.
  package final func enclosingSpace(_ name: AnyHashable) -> LayoutItem? {
    var item = outer
    while let current = item {
      if current.isCoordinateSpace(named: name) { return current }
      item = current.outer
    }
    return nil
  }

  /// The item's frame in a coordinate space. A space that is missing is reported, and the window's is used.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return globalFrame
    case .named(let name):
      guard let space = enclosingSpace(name) else {
        Diagnostics.reportOnce(
          "No view around this one names its coordinate space \(name.base); the window's is used.")
        return globalFrame
      }
      let origin = space.globalFrame.origin
      return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension LayoutHost {
  /// Where the container's coordinate space begins in that of the window's content.
  package var globalOrigin: CGPoint {
    guard let owner = owner as? NativeItem else { return .zero }
    let outer = owner.globalFrame.origin
    let inner = owner.native.containerOrigin
    return CGPoint(x: outer.x + inner.x, y: outer.y + inner.y)
  }

  /// The part of the container that can be seen through the scroll views around it, in the container's
  /// coordinate space; nil outside of scroll views.
  package var visibleRect: CGRect? {
    guard let owner = owner as? NativeItem else { return nil }
    let inner = owner.native.containerOrigin
    let own = viewport.map {
      CGRect(origin: CGPoint(x: -inner.x, y: -inner.y), size: $0)
    }
    guard let outer = owner.host?.visibleRect else { return own }
    let moved = outer.offsetBy(
      dx: -owner.frame.minX - inner.x, dy: -owner.frame.minY - inner.y)
    guard let own else { return moved }
    let both = own.intersection(moved)
    return both.isNull ? CGRect(origin: own.origin, size: .zero) : both
  }

  /// The scroll view nearest around the content.
  package var scrollItem: ScrollItem? {
    var item = owner
    while let current = item {
      if let scroll = current as? ScrollItem { return scroll }
      item = current.outer
    }
    return nil
  }
}
