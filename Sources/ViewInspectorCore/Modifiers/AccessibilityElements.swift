import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

extension InspectableView {
  /// What `accessibilityElement(children:)` makes of the elements in the view.
  public func accessibilityElement() throws -> AccessibilityChildBehavior {
    try accessibilityAttribute(.accessibilityBehavior, "accessibilityElement")
  }

  /// The view that stands for this one.
  public func accessibilityRepresentation() throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.accessibilityRepresentation, "accessibilityRepresentation", nil)
  }

  /// The views that are the element's children in place of those in it.
  public func accessibilityChildren() throws -> InspectableView<ViewType.ClassifiedView> {
    try modifierContent(.accessibilityChildren, "accessibilityChildren", nil)
  }
}

#if os(Linux)
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
    let rotors: [AccessibilityRotorEntries] = content.medium.viewModifiers
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
