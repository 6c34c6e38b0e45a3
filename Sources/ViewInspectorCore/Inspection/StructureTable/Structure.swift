import Foundation

/// What inspection knows of SwiftUI's private structure: a row of the table whose families stand beside this file,
/// and nowhere else.
///
/// A row is a type's name and the path of labels to a value in it, separated by `|`: the names of stored properties,
/// of an enum's cases (`some` for an optional), `.0` for an element of a tuple, `super` for the part of a superclass.
/// Alternative paths, for other releases, follow and are tried in order. Where a release changes something, its row
/// changes. Rows of modifiers name the modifier's type with the beginning of its generic arguments where these tell
/// it from others; ` / ` separates names that it has had, and `*` as a path means the modifier itself.
///
/// `StructureTests` reads each row from a sample and names those that no longer fit.
struct Structure: Hashable, Sendable {
  /// The names that the type has had, some with the beginning of their generic arguments.
  let types: [String]
  /// The alternative paths, each as labels; empty for the value itself.
  let paths: [[String]]

  init(_ types: String, _ paths: String...) { self.init(types: types, paths: paths) }

  init(types: String, paths: [String]) {
    self.types = types.components(separatedBy: " / ")
    self.paths = paths.map { $0 == "*" ? [] : $0.split(separator: "|").map(String.init) }
  }

  /// Whether the row is about a type of this name.
  @MainActor func matches(_ descriptor: TypeDescriptor) -> Bool {
    types.contains { type in
      type.contains("<") ? descriptor.name.hasPrefix(type) : descriptor.bareName == type
    }
  }
}

extension Structure {
  /// Views that stand for a view stored in them, by their names with module.
  static let transparentViews: [String: Structure] = [
    "SwiftUI.EquatableView": .equatableContent,
    "SwiftUI.GroupElementsOfContent": .groupElements,
    "SwiftUI.GroupSectionsOfContent": .groupSections,
    "SwiftUI.HelpView": .helpContent,
    "SwiftUI.SubscriptionView": .subscriptionContent,
    "SwiftUI._UnaryViewAdaptor": .unaryAdaptorContent,
  ]

  /// Modifiers that concern all views inside, by the beginnings of their names.
  static let transitiveModifiers: [String] = [
    "_HiddenModifier", "_FlipForRTLEffect", "_AllowsHitTestingModifier",
    "_PreferenceWritingModifier<PreferredColorSchemeKey>", "LabelsHiddenModifier",
    "_LabeledViewStyleModifier<HiddenLabel",
  ]
}
