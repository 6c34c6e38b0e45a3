/// A platform whose oldest supported release is not the first that has what the library uses.
public enum AvailablePlatform: String, CaseIterable, Sendable {
  case iOS, tvOS, macOS

  /// As in the library's Package.swift.
  var minimum: Release { self == .macOS ? Release([10, 15]) : Release([13]) }
}

/// A release's numbers.
public struct Release: Comparable, CustomStringConvertible, Sendable {
  private let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }

  /// Nil where the text is no release.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  public var description: String { numbers.map { "\($0)" }.joined(separator: ".") }

  public static func < (left: Release, right: Release) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
