/// Which of a section's headers and footers stay in sight while the section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header view of each section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footer view of each section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
