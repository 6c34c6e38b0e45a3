import SwiftSyntax

extension AvailabilityArgumentListSyntax {
  /// The release of a platform in `iOS 14, tvOS 14, *`.
  func release(of platform: AvailablePlatform) -> Release? {
    lazy.compactMap { argument -> Release? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == platform.rawValue
      else { return nil }
      return restriction.version.flatMap { Release($0.trimmedDescription) }
    }.first
  }
}

extension AttributeSyntax {
  /// The release in `@available(iOS 14, *)`.
  func release(of platform: AvailablePlatform) -> Release? {
    guard case .availability(let arguments) = arguments else { return nil }
    return arguments.release(of: platform)
  }

  /// Whether it is `@available(iOS, unavailable)`: what it marks cannot be used there at all, and may name what
  /// does not exist there.
  func excludes(_ platform: AvailablePlatform) -> Bool {
    guard case .availability(let arguments) = arguments else { return false }
    let words = arguments.map { $0.argument.trimmedDescription }
    return words.first == platform.rawValue && words.dropFirst().first == "unavailable"
  }
}

extension ConditionElementListSyntax {
  /// The release in `#available(iOS 14, *)`.
  func release(of platform: AvailablePlatform) -> Release? {
    lazy.compactMap { element -> Release? in
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.tokenKind == .poundAvailable
      else { return nil }
      return condition.availabilityArguments.release(of: platform)
    }.first
  }
}
