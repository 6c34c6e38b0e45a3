#if os(Linux)
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// The labels of the entries of the rotor with a name.
  public func accessibilityRotor(_ name: String) throws -> [String] {
    try accessibilityRotor { label in
      guard case .text(let text) = label else { return false }
      return try TextReader(.testsDefault).string(of: text) == name
    }
  }

  /// The labels of the entries of a system's rotor.
  public func accessibilityRotor(_ system: AccessibilitySystemRotor) throws -> [String] {
    try accessibilityRotor { label in
      guard case .system(let own) = label else { return false }
      return own == system
    }
  }

  private func accessibilityRotor(
    where isMeant: (AccessibilityRotorEntries.Label) throws -> Bool
  ) throws -> [String] {
    let rotors = content.medium.viewModifiers
      .compactMap { $0.modifier as? AccessibilityAttachmentModifier }
      .flatMap { $0.storage.value.properties.rotors }
    guard let rotor = try rotors.first(where: { try isMeant($0.label) }) else {
      throw missingModifier("accessibilityRotor")
    }
    return try rotor.entries.compactMap { entry in
      try entry.label.map { try TextReader(.testsDefault).string(of: $0) }
    }
  }
}
#endif
