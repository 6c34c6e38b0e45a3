import Foundation

/// A proxy for access to the size and coordinate space of a view, for use by main-actor code: the content of a
/// ``GeometryReader``, actions, gestures.
///
/// Its values are those of the last layout. What a view's body reads of it evaluates that view again when it
/// changes.
public struct GeometryProxy: Sendable {
  let source: GeometrySource?

  /// The proxy of no view: it has no size. For content that is looked at without a layout.
  package static let ofNoView = GeometryProxy(source: nil)

  /// The size of the view in points.
  public var size: CGSize { onMainActor(source) { $0?.size ?? .zero } }

  /// None on a desktop: the whole of a window's content is safe.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's bounds in a coordinate space of a view around it. A name that is missing is reported, and the
  /// window's coordinate space is used.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(resolved: coordinateSpace.coordinateSpace)
  }

  /// The view's bounds in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    frame(resolved: coordinateSpace)
  }

  private func frame(resolved space: CoordinateSpace) -> CGRect {
    onMainActor((source, space)) { source, space in source?.frame(in: space) ?? .zero }
  }

  /// The value of an anchor in the view's own coordinate space.
  ///
  /// The anchor of a view that has gone stands at the view's origin, with no size.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMainActor((source, anchor)) { source, anchor in
      source?.value(of: anchor)
        ?? anchor.box.source.value(.zero)
    }
  }

  /// The bounds of a named coordinate space around the view, in the view's own; nil where the name is missing.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    onMainActor((source, coordinateSpace.name)) { source, name in source?.bounds(of: name) }
  }
}

/// Where a view is, with the nodes that asked.
@MainActor
final class GeometrySource {
  weak var item: LayoutItem?
  private var sizeReaders = Readers()
  private var placeReaders = Readers()
  private var readSize: CGSize?
  /// Whether anchors that were read are where they were.
  private var readAnchors: [@MainActor () -> Bool] = []
  private var readPlaces: [(space: CoordinateSpace, frame: CGRect)] = []

  init(_ item: LayoutItem) { self.item = item }

  var size: CGSize {
    let size = item?.frame.size ?? .zero
    if ReadTracking.reader != nil {
      sizeReaders.registerCurrent()
      readSize = size
    }
    return size
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let item else { return .zero }
    if space == .local { return CGRect(origin: .zero, size: size) }
    let frame = item.frame(in: space)
    if ReadTracking.reader != nil {
      placeReaders.registerCurrent()
      readPlaces.removeAll { $0.space == space }
      readPlaces.append((space, frame))
    }
    return frame
  }

  func bounds(of name: AnyHashable) -> CGRect? {
    guard let item, let space = item.enclosingSpace(name) else { return nil }
    let own = frame(in: .global)
    return space.globalFrame.offsetBy(dx: -own.minX, dy: -own.minY)
  }

  func value<T>(of anchor: Anchor<T>) -> T? {
    guard let item else { return nil }
    let value = anchor.box.value(from: item.globalFrame.origin)
    if let value, ReadTracking.reader != nil {
      placeReaders.registerCurrent()
      readAnchors.append { [weak item] in
        guard let item, let now = anchor.box.value(from: item.globalFrame.origin) else {
          return true
        }
        return isKnownEqual(now, value)
      }
    }
    return value
  }

  /// Marks the nodes that read what has changed since; false where nothing has.
  @discardableResult
  func markReaders() -> Bool {
    guard let item else { return false }
    var didMark = false
    if let readSize, readSize != item.frame.size {
      self.readSize = nil
      mark(&sizeReaders)
      didMark = true
    }
    if readPlaces.contains(where: { item.frame(in: $0.space) != $0.frame })
      || readAnchors.contains(where: { !$0() })
    {
      readPlaces = []
      readAnchors = []
      mark(&placeReaders)
      didMark = true
    }
    return didMark
  }

  private func mark(_ readers: inout Readers) {
    for (node, generation) in readers.take() {
      node.graph.inbox.mark(node, generation: generation)
    }
  }
}
