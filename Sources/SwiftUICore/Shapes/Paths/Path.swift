import Foundation

/// The outline of a two-dimensional shape: lines and curves, in points, y pointing down.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// ```
///
/// Lines and curves need a current point: on an empty path they are left out.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  private var subpathStart: CGPoint?

  /// The end of the last element; the start of the subpath after closing it; `nil` if empty.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }
}

extension Path {
  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    subpathStart = end
    currentPoint = end
  }

  public mutating func addLine(to end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.line(to: end))
    currentPoint = end
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Closes the subpath with a line to its start; does nothing if no subpath is open.
  public mutating func closeSubpath() {
    guard currentPoint != nil, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  /// Starts a new subpath at the first point and adds a line to each of the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point: CGPoint in lines.dropFirst() {
      addLine(to: point)
    }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
