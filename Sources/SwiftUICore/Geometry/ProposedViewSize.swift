import Foundation

/// A proposal for the size of a view.
///
/// `nil` in a dimension asks for the view's ideal size, zero for its minimum, infinity for its maximum.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Asks for the minimum size in both dimensions.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size in both dimensions.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size in both dimensions.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size` for the dimensions that are not specified.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, _ along: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  /// Without the NaN and negative numbers that no view can answer.
  package var sanitized: ProposedViewSize {
    ProposedViewSize(width: width.map(Self.sanitize), height: height.map(Self.sanitize))
  }

  /// The size of what takes all that it is offered, such as a list; 240 where nothing is said, and never endless.
  package var filled: CGSize {
    let size = replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    return CGSize(
      width: size.width.isFinite ? size.width : 10_000,
      height: size.height.isFinite ? size.height : 10_000)
  }

  private static func sanitize(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(0, value) }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
