import Foundation

/// Stand-in.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// What the control was made with.
  package private(set) var primaryAction: UIAction?

  @available(iOS 14, tvOS 14, *)
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    self.primaryAction = primaryAction
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

/// Stand-in.
open class UIButton: UIControl {
  open private(set) lazy var titleLabel: UILabel? = UILabel()
}

/// Stand-in.
open class UILabel: UIView {
  open var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var numberOfLines = 1
}

/// Stand-in.
open class UIImageView: UIView {
  open var image: UIImage?
}
