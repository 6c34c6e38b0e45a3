import Testing

/// Has a test run on Apple's systems too, where it has to fail: once it no longer does, it says so.
///
/// This file is the list of what these systems do not let tests do.
struct AppleLimit: TestTrait, TestScoping {
  /// What only SwiftUI itself knows there.
  enum Hidden: String {
    case state = "SwiftUI keeps the state of hosted views to itself"
    case presentedContent =
      "SwiftUI keeps the closures that make sheets, popovers and the like to itself"
  }

  let reason: String
  var isOnMacAlone = false

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
    try await function()
    #elseif os(macOS)
    await withKnownIssue("\(reason)") { try await function() }
    #else
    if isOnMacAlone { return try await function() }
    await withKnownIssue("\(reason)") { try await function() }
    #endif
  }
}

extension Trait where Self == AppleLimit {
  static func appleHides(_ hidden: AppleLimit.Hidden) -> Self {
    AppleLimit(reason: hidden.rawValue)
  }

  /// The stand-in is not as Apple's type, so that what is read there is something else.
  static func standInDiffers(_ reason: String) -> Self { AppleLimit(reason: reason) }

  static func macStandInDiffers(_ reason: String) -> Self {
    AppleLimit(reason: reason, isOnMacAlone: true)
  }
}
