import Foundation

/// A two-dimensional vector.
///
/// On Apple's systems this is CoreGraphics' type; Foundation on Linux has none.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public static var zero: CGVector { CGVector() }
}
