import Foundation

/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable, Equatable {
  private enum Kind: Equatable, Sendable { case `default`, compact, custom(CGFloat) }
  private let kind: Kind
  public static let `default` = ListSectionSpacing(kind: .default)
  public static let compact = ListSectionSpacing(kind: .compact)
  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing))
  }
}

package struct ListRowSpacingModifier: Sendable {
  package var spacing: CGFloat?
}
package struct ListSectionSpacingModifier: Sendable {
  package var spacing: ListSectionSpacing
}
package struct ListSectionMarginsModifier: Sendable {
  package var edges: Edge.Set
  package var length: CGFloat?
}
package struct ListSectionIndexVisibilityModifier: Sendable {
  package var visibility: Visibility
}
package struct SectionIndexLabelModifier: Sendable {
  package var label: Text?
}
package struct SectionActionsModifier<Actions: View> {
  package var actions: Actions
}
package struct TypeSelectEquivalentModifier: Sendable {
  package var text: Text?
}
package struct ItemProviderModifier {
  package var action: (() -> NSItemProvider?)?
}

extension ListRowSpacingModifier: ValueModifier { public typealias Body = Never }
extension ListSectionSpacingModifier: ValueModifier { public typealias Body = Never }
extension ListSectionMarginsModifier: ValueModifier { public typealias Body = Never }
extension ListSectionIndexVisibilityModifier: ValueModifier { public typealias Body = Never }
extension SectionIndexLabelModifier: ValueModifier { public typealias Body = Never }
extension SectionActionsModifier: ValueModifier { public typealias Body = Never }
extension TypeSelectEquivalentModifier: ValueModifier { public typealias Body = Never }
extension ItemProviderModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets the vertical spacing between two adjacent rows in a list, in points. GTK's lists have the theme's.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    keptAsValue().modifier(ListRowSpacingModifier(spacing: spacing))
  }

  /// Sets the spacing between adjacent sections in a list.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    keptAsValue().modifier(ListSectionSpacingModifier(spacing: spacing))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Set the section margins for the specific edges.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    keptAsValue().modifier(ListSectionMarginsModifier(edges: edges, length: length))
  }

  /// Changes the visibility of the list section index.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(ListSectionIndexVisibilityModifier(visibility: visibility))
  }

  /// Sets the label that is used in a section index to point to this section.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    keptAsValue().modifier(SectionIndexLabelModifier(label: label))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel(_ label: (some StringProtocol)?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Adds custom actions to a section.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { keptAsValue().modifier(SectionActionsModifier(actions: content())) }

  /// Sets an explicit type select equivalent text in a collection, such as a list or table.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    keptAsValue().modifier(TypeSelectEquivalentModifier(text: text))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }

  /// Provides a closure that vends the drag representation to be used for a particular data element.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    keptAsValue().modifier(ItemProviderModifier(action: action))
  }
}
