import Interfaces
import SwiftSyntax

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String { text.filter { $0 != "`" } }
}

extension TypeSyntax {
  /// The type as the tables write it: without blanks, attributes and modules.
  var plainText: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainText }
    let words = tokens(viewMode: .sourceAccurate).map(\.text)
    var text = words.reduce("") { result, word in
      let needsBlank =
        result.last.map { $0.isLetter || $0.isNumber } == true && word.first?.isLetter == true
      return result + (needsBlank ? " " : "") + word
    }
    for module in ["SwiftUICore.", "SwiftUI.", "Swift.", "Foundation.", "Combine."] {
      if text.hasPrefix(module) { text.removeFirst(module.count) }
    }
    for noise in [
      "@escaping", "@Sendable", "@MainActor", "@autoclosure", "any ", "nonisolated(nonsending)",
    ] {
      text = text.replacing(noise, with: "")
    }
    return Interface.withoutBlanks(text)
  }
}

extension Optional<GenericWhereClauseSyntax> {
  /// The requirements as the tables write them.
  var texts: [String] {
    self?.requirements.map { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let item):
        "\(item.leftType.plainText):\(item.rightType.plainText)"
      default: Interface.withoutBlanks(requirement.requirement.trimmedDescription)
      }
    } ?? []
  }
}

extension DeclModifierListSyntax {
  var areStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension FunctionParameterListSyntax {
  var labels: [String] { map { $0.firstName.plainText } }

  /// One name is none for callers.
  var subscriptLabels: [String] { map { $0.secondName == nil ? "_" : $0.firstName.plainText } }
}

extension AttributeSyntax {
  /// Where `@available(*, deprecated)` stands; nil if it is something else.
  var rangeOfDeprecation: Range<Int>? {
    guard case .availability(let arguments) = arguments else { return nil }
    let texts = arguments.map { $0.argument.trimmedDescription }
    guard texts.first == "*", texts.contains("deprecated") else { return nil }
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// A declaration's own generic parameters, by what they are bound to.
struct Generics {
  /// What is required of other types.
  let constraints: [String]
  private let bounds: [String: String]

  init(_ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) {
    var bounds: [String: [String]] = [:]
    for parameter in parameters?.parameters ?? [] {
      bounds[parameter.name.text] = parameter.inheritedType.map { [$0.plainText] } ?? []
    }
    var constraints: [String] = []
    for requirement in clause.map({ Array($0.requirements) }) ?? [] {
      if case .conformanceRequirement(let item) = requirement.requirement,
        bounds[item.leftType.plainText] != nil
      {
        bounds[item.leftType.plainText]?.append(item.rightType.plainText)
      } else {
        constraints.append(Interface.withoutBlanks(requirement.requirement.trimmedDescription))
      }
    }
    self.constraints = constraints
    self.bounds = bounds.mapValues { $0.isEmpty ? "Any" : $0.joined(separator: "&") }
  }

  func types(of parameters: FunctionParameterListSyntax) -> [String] {
    parameters.map { parameter in
      Self.names(in: parameter.type.plainText).map { bounds[$0].map { "some\($0)" } ?? $0 }.joined()
    }
  }

  /// The text in pieces: each name is one.
  private static func names(in text: String) -> [String] {
    var pieces: [String] = []
    var isName = false
    for character in text {
      let continues = character.isLetter || character.isNumber || character == "_"
      if continues, isName {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isName = continues
    }
    return pieces
  }
}
