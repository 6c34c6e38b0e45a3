import Foundation

extension UIControl {
  /// Stand-in.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(UIAction, Event)] {
    get { kept([]) }
    set { keep(newValue) }
  }

  @available(iOS 14, tvOS 14, *)
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  public func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.keep(self, "sender")
      action.handler(action)
    }
  }
}

extension UIAction {
  @available(iOS 14, tvOS 14, *)
  public var sender: Any? { kept(nil, "sender") as UIControl? }
}

extension UISegmentedControl {
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
  }
}

extension UIControl {
  /// Stand-in.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}

extension UIGestureRecognizer {
  public var delegate: (any UIGestureRecognizerDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Stand-in.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

extension UIImageView {
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

#if !os(tvOS)
extension UIPickerView {
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    keep(row, "row \(component)")
  }

  public func selectedRow(inComponent component: Int) -> Int { kept(-1, "row \(component)") }
}
#endif
