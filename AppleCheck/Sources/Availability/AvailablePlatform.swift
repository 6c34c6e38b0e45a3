/// A platform of Apple's, with the oldest release that the library supports.
public enum AvailablePlatform: String, CaseIterable, Sendable {
  case iOS, tvOS, macOS, watchOS, visionOS

  /// As in the library's Package.swift.
  public var minimum: Release {
    switch self {
    case .iOS, .tvOS: Release([13])
    case .macOS: Release([10, 15])
    case .watchOS: Release([7])
    case .visionOS: Release([1])
    }
  }
}

/// A release's numbers.
public struct Release: Comparable, Hashable, CustomStringConvertible, Sendable {
  private let numbers: [Int]

  /// Without zeros at the end: `13.0` is `13`.
  init(_ numbers: [Int]) {
    let zeros = numbers.dropFirst().reversed().prefix { $0 == 0 }.count
    self.numbers = numbers.dropLast(zeros)
  }

  /// Nil where the text is no release.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard !numbers.isEmpty, numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  var major: Int { numbers.first ?? 0 }

  public var description: String { numbers.map { "\($0)" }.joined(separator: ".") }

  public static func < (left: Release, right: Release) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
