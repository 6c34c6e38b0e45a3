#if !os(tvOS)
/// Stand-in.
@available(iOS 14, *)
open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
}
#endif
