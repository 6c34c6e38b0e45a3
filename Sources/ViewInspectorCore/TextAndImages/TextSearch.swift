import SwiftUI

extension InspectableView {
  /// Searches for a text that reads exactly so.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(.text(text), ViewType.Text.self) { try $0.string(locale: locale) == text }
  }

  /// Searches for a text by what it says and how it looks.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool,
    locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(.condition, ViewType.Text.self) {
      try condition($0.string(locale: locale), $0.attributes())
    }
  }

  /// Searches for a view of a type of the user's own with a text in it.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.View<V>> {
    try guardCustom(customViewType)
    return try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  /// Searches for a text, and from there upwards for the nearest view of a type.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> {
    let text = try find(.text(string), ViewType.Text.self) { text in
      guard try text.string(locale: locale) == string else { return false }
      return (try? text.find(T.self, relation: .parent)) != nil
    }
    return try text.find(T.self, relation: .parent)
  }
}
