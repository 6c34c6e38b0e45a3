import Foundation

/// Stand-in.
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open private(set) var numberOfSegments = 0
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    numberOfSegments = items?.count ?? 0
  }
}
