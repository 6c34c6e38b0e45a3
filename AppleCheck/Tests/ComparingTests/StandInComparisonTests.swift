import Availability
import Comparing
import Interfaces
import Testing

/// Single stand-ins against a table of one class.
struct StandInComparisonTests {
  private func faults(
    _ source: String, on platform: AvailablePlatform = .iOS, differences: String = ""
  ) throws -> [String] {
    let interface = """
      from\tmodule\ttype\tname\tdeclaration\tavailability
      iOS 26.2 SDK\tUIKit\t-\tUIWell\t@MainActor class UIWell\tiOS 14.0
      iOS 26.2 SDK\tUIKit\tUIWell\ttitle\tvar title: String? { get set }\tiOS 14.0
      iOS 26.2 SDK\tUIKit\tUIWell\twidth\tvar width: CGFloat { get }\tiOS 14.0
      iOS 26.2 SDK\tUIKit\tUIWell\tisNew\tvar isNew: Bool { get set }\tiOS 16.0
      iOS 26.2 SDK\tUIKit\tUIWell\tshow(_:animated:)\tfunc show(_ color: UIColor, animated: Bool)\tiOS 14.0
      """
    let forbidden = """
      module\ttype\tmember (- is the type)\tunavailable on
      UIKit\tUIWell\tnew\ttvos
      UIKit\tUIGone\t-\tvisionos
      """
    var comparison = StandInComparison(
      try Table(text: interface), forbidden: try Table(text: forbidden),
      differences: try Table(text: "type\tmember\treason\n" + differences), on: platform)
    comparison.read(source, file: "a")
    return comparison.faults
  }

  private func well(_ member: String) -> String {
    "@available(iOS 14, *) @MainActor open class UIWell: UIView { \(member) }"
  }

  @Test(arguments: [
    "open var title: String?", "open private(set) var width: CGFloat = 0",
    "@available(iOS 16, *) open var isNew = false",
    "open func show(_ color: UIColor, animated flag: Bool) {}", "var ownState = 1",
  ])
  func asAppleHasIt(member: String) throws {
    #expect(try faults(well(member)) == [])
  }

  @Test(arguments: [
    ("open var title = \"\"", "UIWell.title has the type String? of Apple's, not String"),
    ("open var width: CGFloat = 0", "UIWell.width cannot be set of Apple's"),
    ("open var isNew = false", "UIWell.isNew came with iOS 16, not 14"),
    ("open class var title: String? { nil }", "UIWell.title is not static of Apple's"),
    ("open func show(_ color: UIColor) {}", "UIWell.show(_:) is no member of Apple's"),
    ("open var more = 1", "UIWell.more is no member of Apple's"),
    ("public struct Part {}", "UIWell.Part is no type of Apple's"),
  ])
  func otherwise(member: String, fault: String) throws {
    #expect(try faults(well(member)) == ["a:1: \(fault)"])
  }

  @Test func isolationAndReleaseOfTypes() throws {
    #expect(
      try faults("@available(iOS 14, *) open class UIWell {}") == [
        "a:1: UIWell is on the main actor"
      ])
    #expect(
      try faults("@MainActor open class UIWell {}") == ["a:1: UIWell came with iOS 14, not 13"])
    #expect(try faults("open class UIOther {}") == ["a:1: UIOther is not in the table"])
  }

  @Test func whatAPlatformForbids() throws {
    let source = well("open var isNew = false")
    #expect(try faults(source, on: .tvOS) == ["a:1: UIWell.isNew is forbidden on tvOS"])
    #expect(
      try faults("open class UIGone {}", on: .visionOS) == ["a:1: UIGone is forbidden on visionOS"])
  }

  @Test func whatDiffersOnPurpose() throws {
    let source = well("open var more = 1; open var less = 1")
    #expect(
      try faults(source, differences: "UIWell\tmore\ta reason\n") == [
        "a:1: UIWell.less is no member of Apple's"
      ])
    #expect(try faults(source, differences: "UIWell\t\ta reason\n") == [])
  }
}
