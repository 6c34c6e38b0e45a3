/// Stand-in.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

#if os(iOS)
  /// Stand-in.
  public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

  /// Stand-in.
  public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
  }

  /// Stand-in.
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 0b11000)
    public static let all = UIInterfaceOrientationMask(rawValue: 0b11110)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 0b11010)
  }
#endif
