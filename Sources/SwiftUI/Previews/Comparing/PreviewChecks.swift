/// What a check of a preview looks at. Linux's own: on Apple's systems Xcode shows previews.
public struct PreviewChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// That it can be made, is not empty, that no text or control is clipped, and that buttons and fields have names for
  /// assistive technologies. Needs no display.
  public static let layout = PreviewChecks(rawValue: 1)
  /// That each view shows what it did, where it did. Needs no display, and the texts of an earlier run.
  public static let texts = PreviewChecks(rawValue: 2)
  /// That it looks as it did. Needs a display, and the pictures of an earlier run.
  public static let pictures = PreviewChecks(rawValue: 4)

  /// By the names that the environment gives them.
  package static let named: [(name: String, check: PreviewChecks)] = [
    ("layout", .layout), ("texts", .texts), ("pictures", .pictures),
  ]
}

/// What of a picture may differ.
package struct PreviewTolerance: Equatable, Sendable {
  /// By how much each channel, of 255: rasterizers round differently.
  package var channel = 2
  /// How many pixels that touch each other may differ by more.
  package var area = 0

  package init(channel: Int = 2, area: Int = 0) {
    self.channel = channel
    self.area = area
  }
}
