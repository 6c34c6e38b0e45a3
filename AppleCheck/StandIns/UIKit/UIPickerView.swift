#if !os(tvOS)
import Foundation

/// Stand-in.
open class UIPickerView: UIView {
  open weak var delegate: (any UIPickerViewDelegate)?
  open private(set) var numberOfComponents = 1
  open func reloadAllComponents() {}
}

/// Stand-in.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {}
#endif
