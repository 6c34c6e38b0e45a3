/// Which side of a device is up.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  private enum Kind: String { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let kind: Kind
  public var id: String { kind.rawValue }

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }
}
