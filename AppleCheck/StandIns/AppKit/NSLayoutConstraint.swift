#if os(macOS)
import Foundation

/// Stand-in: it is kept, and nothing is laid out by it.
@MainActor
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var priority: NSLayoutConstraint.Priority = .required
  open var isActive = false

  fileprivate init(constant: CGFloat) { self.constant = constant }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

extension NSLayoutConstraint {
  /// Stand-in.
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
  }
}

/// Stand-in.
@MainActor
open class NSLayoutDimension: NSObject {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}

extension NSView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
#endif
