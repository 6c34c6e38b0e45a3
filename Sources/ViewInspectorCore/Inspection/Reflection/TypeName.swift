import Foundation

/// Brings the names of types into one form on every platform and compiler.
enum TypeName {
  private static let systemModules: [String] = [
    "SwiftUI", "Swift", "_CoreLocationUI_SwiftUI", "_MapKit_SwiftUI",
    "_AuthenticationServices_SwiftUI", "_AVKit_SwiftUI", "Charts",
  ]

  /// Removes what says nothing about the type, and names SwiftUI's parts as Apple documents them.
  static func cleaned(_ name: String) -> String {
    var result = removing(name, from: "(unknown context at $", to: ").")
    result = removing(result, from: "(extension in ", to: "):")
    return result.replacingOccurrences(of: "SwiftUICore.", with: "SwiftUI.")
  }

  private static func removing(_ name: String, from start: String, to end: String) -> String {
    guard name.contains(start) else { return name }
    var result = name
    while let opening = result.range(of: start),
      let closing = result.range(of: end, range: opening.upperBound..<result.endIndex)
    {
      result.removeSubrange(opening.lowerBound..<closing.upperBound)
    }
    return result
  }

  /// Removes generic arguments at every level; the `>` of a function's arrow closes nothing.
  static func withoutGenerics(_ name: String) -> String {
    replacingGenerics(in: name, with: "")
  }

  static func replacingGenerics(in name: String, with replacement: String) -> String {
    guard name.contains("<") else { return name }
    var result = ""
    var depth = 0
    var previous: Character = " "
    for character in name {
      switch character {
      case "<": depth += 1
      case ">" where previous != "-":
        depth -= 1
        if depth == 0 { result += replacement }
      default: if depth == 0 { result.append(character) }
      }
      previous = character
    }
    return result
  }

  static func isSystem(_ namespacedName: String) -> Bool {
    systemModules.contains { namespacedName.hasPrefix($0 + ".") }
  }

  static func withoutSwiftUI(_ namespacedName: String) -> String {
    namespacedName.replacingOccurrences(of: "SwiftUI.", with: "")
  }
}
