import SwiftUI

/// The types of views that inspection knows.
@MainActor
enum ViewRegistry {
  /// Those told by their names. A new type of view is added here, in the list of its family.
  private static let known: [[any KnownViewType.Type]] = [
    structure, text, controls, layout, lists, drawing, moreControls, moreLayout, moreLists,
    navigation, styles, tables,
  ]

  private static let structure: [any KnownViewType.Type] = [
    ViewType.AnyView.self, ViewType.EmptyView.self, ViewType.ForEach.self, ViewType.Group.self,
    ViewType.TupleView.self, ViewType.ViewModifierContent.self,
  ]
  private static let text: [any KnownViewType.Type] = [ViewType.Text.self]
  private static let controls: [any KnownViewType.Type] = [
    ViewType.Button.self, ViewType.TextField.self, ViewType.Toggle.self,
  ]
  private static let layout: [any KnownViewType.Type] = [
    ViewType.HStack.self, ViewType.VStack.self, ViewType.ZStack.self,
  ]
  private static let lists: [any KnownViewType.Type] = [ViewType.List.self]

  /// Those told by something else, such as a protocol.
  static var matching: [any TypeMatching.Type] {
    [
      ViewType.Shape.self, ViewType.StyleConfiguration.Label.self,
      ViewType.StyleConfiguration.Content.self, ViewType.StyleConfiguration.CurrentValueLabel.self,
    ]
  }

  private static var identities: [String: ViewIdentity] = {
    var result: [String: ViewIdentity] = [:]
    for type in known.joined() { add(type, to: &result) }
    return result
  }()

  private static func add(_ type: any KnownViewType.Type, to map: inout [String: ViewIdentity]) {
    let identity: ViewIdentity = open(type)
    for name in type.namespacedPrefixes { map[name] = identity }
  }

  private static func open<T: KnownViewType>(_ type: T.Type) -> ViewIdentity { ViewIdentity(type) }

  static func identity(named name: String) -> ViewIdentity? { identities[name] }

  static func register(_ type: any KnownViewType.Type) {
    add(type, to: &identities)
    ViewIdentity.cache = [:]
  }
}
