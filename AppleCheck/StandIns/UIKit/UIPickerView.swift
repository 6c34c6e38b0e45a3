#if !os(tvOS)
import Foundation

/// Stand-in.
open class UIPickerView: UIView {
  open weak var delegate: (any UIPickerViewDelegate)?
  open weak var dataSource: (any UIPickerViewDataSource)?
  open private(set) var numberOfComponents = 1
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {}
}

/// Stand-in.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// Stand-in.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
#endif
