import Foundation

/// Stand-in: it is kept, and nothing is laid out by it.
@MainActor
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var priority: UILayoutPriority = .required
  open var isActive = false

  fileprivate init(constant: CGFloat) { self.constant = constant }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// Stand-in.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
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

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
