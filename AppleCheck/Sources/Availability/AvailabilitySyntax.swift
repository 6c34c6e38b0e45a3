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
