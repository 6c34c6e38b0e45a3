#if GTK
/// Why a test's input cannot be made.
public enum InputError: Error, CustomStringConvertible {
  /// The display is no X11 one, or libXtst is missing.
  case unavailable
  /// The widget is in no window, or its window does not get shown.
  case notShown(String)
  /// The window does not get the keyboard.
  case noFocus(String)
  /// The keyboard has no key for it, and none to spare.
  case noKey(String)

  public var description: String {
    switch self {
    case .unavailable: "input needs an X11 display and libXtst"
    case .notShown(let name): "\(name) is not shown"
    case .noFocus(let name): "\(name) does not get the keyboard"
    case .noKey(let name): "there is no key for \(name)"
    }
  }
}
#endif
