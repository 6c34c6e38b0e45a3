import Foundation

/// Stand-in.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

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
  open var textColor: UIColor?
  open var font: UIFont?
  open var numberOfLines = 1
}

/// Stand-in.
open class UIImageView: UIView {
  open var image: UIImage?
}
