import Foundation

/// Shows a menu at the place of a click with the secondary button.
package struct ContextMenuModifier<MenuItems: View> {
  package var menuItems: MenuItems
  @State private var isPresented = false
  @State private var place = CGRect.zero

  nonisolated package init(menuItems: MenuItems) { self.menuItems = menuItems }
}

extension ContextMenuModifier: ViewModifier {
  public func body(content: Content) -> some View {
    let attachment: PopoverAttachmentAnchor = .rect(.rect(place))
    let items = menuItems
    return content.modifier(
      SecondaryClickModifier { point in
        place = CGRect(origin: point, size: .zero)
        isPresented = true
      }
    )
    .modifier(
      PopoverPresentationModifier(
        _isPresented: $isPresented, attachmentAnchor: attachment, arrowEdge: .bottom
      ) { ContextMenuContent(items: items) })
  }
}

/// The inside of a context menu.
package struct ContextMenuContent<MenuItems: View>: View {
  let items: MenuItems

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) { items }
      .buttonStyle(ContextMenuButtonStyle())
      .padding(6)
  }
}

/// Has the buttons of a menu close it before their action.
private struct ContextMenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ContextMenuButton(configuration: configuration)
  }
}

private struct ContextMenuButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NativeButton(
      appearance: .borderless, role: configuration.role,
      action: {
        dismiss()
        configuration.trigger()
      },
      hosted: configuration.label.frame(maxWidth: .infinity, alignment: .leading))
  }
}

/// Tells where the secondary button is clicked.
package struct SecondaryClickModifier {
  let action: (CGPoint) -> Void
}

package struct SecondaryClickAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true
  package let action: (CGPoint) -> Void
}

extension SecondaryClickModifier: AttributeModifier {
  package typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> SecondaryClickAttribute? {
    SecondaryClickAttribute(action: action)
  }
}

/// A container for views that you present as menu items in a context menu. The form with a closure replaces it.
public struct ContextMenu<MenuItems: View> {
  package var menuItems: MenuItems

  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// Shows a menu for the items of a selection.
package struct SelectionContextMenuModifier<ID: Hashable, MenuItems: View> {
  package var menu: (Set<ID>) -> MenuItems
  package var primaryAction: ((Set<ID>) -> Void)?
}

extension SelectionContextMenuModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Adds a context menu to a view: shown for a click with the secondary button, at its place.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(ContextMenuModifier(menuItems: menuItems())) }

  /// Adds a context menu with a preview to a view. The desktop shows menus without one.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    SwiftUIDiagnostics.ignores("preview", if: true)
    return modifier(ContextMenuModifier(menuItems: menuItems()))
  }

  /// Adds a context menu to a view; nil for none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { modifier(ContextMenuModifier(menuItems: contextMenu?.menuItems)) }

  /// Adds an item-based context menu to a view. GTK's lists show none yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    keptAsValue().modifier(SelectionContextMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
