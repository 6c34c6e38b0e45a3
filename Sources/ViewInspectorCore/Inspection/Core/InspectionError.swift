import Foundation

/// Why something could not be inspected.
public enum InspectionError: Swift.Error {
  case inspection(path: String, factual: String, expected: String)
  case typeMismatch(factual: String, expected: String)
  case attributeNotFound(label: String, type: String)
  case viewIndexOutOfBounds(index: Int, count: Int)
  case viewNotFound(parent: String)
  case parentViewNotFound(view: String)
  case modifierNotFound(parent: String, modifier: String, index: Int)
  case missingEnvironmentObjects(view: String, objects: [String])
  case notSupported(String)
  case textAttribute(String)
  case searchFailure(skipped: Int, blockers: SearchBlockers)
  case callbackNotFound(parent: String, callback: String)
  case unresponsiveControl(name: String, reason: String)
}

extension InspectionError {
  @MainActor static func typeMismatch<V, T>(_ value: V, _ expected: T.Type) -> InspectionError {
    let factual = Inspector.typeName(value: value)
    let name = Inspector.typeName(type: T.self)
    guard factual == name else { return .typeMismatch(factual: factual, expected: name) }
    return .typeMismatch(
      factual: Inspector.typeName(value: value, namespaced: true),
      expected: Inspector.typeName(type: T.self, namespaced: true))
  }
}

// Test suites compare these texts: they are the same on every platform, to the letter.
extension InspectionError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count):
      return "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent):
      return "View for \(parent) is absent"
    case .parentViewNotFound(let view):
      return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index):
      let suffix = index == 0 ? "" : " at index \(index)"
      return "\(parent) does not have '\(modifier)' modifier" + suffix
    case .missingEnvironmentObjects(let view, let objects):
      return "\(view) is missing EnvironmentObjects: \(objects)"
    case .notSupported(let message), .textAttribute(let message):
      return message
    case .searchFailure(let skipped, let blockers):
      return Self.searchText(skipped: skipped, blockers)
    case .callbackNotFound(let parent, let callback):
      return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason):
      return "\(name) is unresponsive: \(reason)"
    }
  }

  private static func searchText(skipped: Int, _ blockers: SearchBlockers) -> String {
    let base =
      skipped == 0
      ? "Search did not find a match" : "Search did only find \(skipped) matches"
    return blockers.isEmpty
      ? base : base + ". Possible blockers: " + blockers.joined(separator: ", ")
  }

  public var errorDescription: String? { description }
}
