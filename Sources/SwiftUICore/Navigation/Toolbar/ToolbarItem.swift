/// A view in a bar, with its place.
public struct ToolbarItem<ID, Content: View> {
  package var content: Content
  package var identifier: String
  package var placement: ToolbarItemPlacement
  package var showsByDefault: Bool
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.init(
      content: content(), identifier: "", placement: placement, showsByDefault: true)
  }

  public static func _appendItems(of item: Self, to items: inout _ToolbarItems) {
    let identifier = item.identifier.isEmpty ? nil : item.identifier
    items.entries.append(
      ToolbarEntry(
        placement: item.placement, identifier: identifier, content: AnyView(item.content)))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// - Parameters:
  ///   - id: names the item in a toolbar that the user may change.
  ///   - showsByDefault: whether the item is in the toolbar before the user changes it. Ignored on
  ///     Linux, where toolbars stay as they are.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    SwiftUIDiagnostics.ignores(
      "showsByDefault", if: !showsByDefault,
      of: "ToolbarItem(id:placement:showsByDefault:content:)")
    self.init(
      content: content(), identifier: id, placement: placement, showsByDefault: showsByDefault)
  }
}

extension ToolbarItem: Identifiable where ID == String {
  public var id: String { identifier }
}

/// Views at one place in a bar.
public struct ToolbarItemGroup<Content: View> {
  package var content: Content
  package var placement: ToolbarItemPlacement
  package var label: AnyView?
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), placement: placement) }

  /// - Parameter label: stands for the group where there is no space for all of it.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(content: content(), placement: placement, label: AnyView(label())) }

  public static func _appendItems(of group: Self, to items: inout _ToolbarItems) {
    items.entries.append(
      ToolbarEntry(
        placement: group.placement, identifier: nil,
        content: AnyView(HStack(spacing: 6) { group.content })))
  }
}

/// How wide a space in a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate enum Kind { case flexible, fixed }
  fileprivate let kind: Kind

  public static let flexible = SpacerSizing(kind: .flexible)
  public static let fixed = SpacerSizing(kind: .fixed)
}

/// A standard space item in toolbars. On Linux its sizing is ignored: it is as wide as a fixed one.
public struct ToolbarSpacer {
  package var sizing: SpacerSizing
  package var placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    SwiftUIDiagnostics.ignores("sizing", if: sizing != .fixed, of: "ToolbarSpacer(_:placement:)")
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _appendItems(of spacer: Self, to items: inout _ToolbarItems) {
    items.entries.append(
      ToolbarEntry(
        placement: spacer.placement, identifier: nil, content: AnyView(Spacer().frame(width: 12))))
  }
}

/// One of the parts of a toolbar that come without being asked for.
public struct DefaultToolbarItem {
  package var kind: ToolbarDefaultItemKind
  package var placement: ToolbarItemPlacement

  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    self.kind = kind
    self.placement = placement
  }
}

extension DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never

  // The header bar has its own parts in places of their own.
  public static func _appendItems(of item: Self, to items: inout _ToolbarItems) {}
}
