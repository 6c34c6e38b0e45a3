/// Puts items into the toolbar of the page, or the window, that a view is in.
package struct ToolbarModifier<ID, Content: ToolbarContent> {
  package var id: ID
  package var content: Content
}

extension ToolbarModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { ToolbarNode(view, inputs) }
}

private final class ToolbarNode<Inside: View, ID, Items: ToolbarContent>:
  ModifierNode<Inside, ToolbarModifier<ID, Items>>
{
  override func didMakeContent() { refresh() }
  override func modifierDidChange(from old: ToolbarModifier<ID, Items>) { refresh() }

  override func refresh() {
    let items = evaluating(Items.self) {
      var items = _ToolbarItems()
      Items._appendItems(of: modifier.content, to: &items)
      return items
    }
    scope.values.navigationPage?.setToolbar(
      items.entries, scope: scope, owner: ObjectIdentifier(self))
  }

  override func willUnmount() {
    scope.values.navigationPage?.setToolbar([], scope: scope, owner: ObjectIdentifier(self))
    super.willUnmount()
  }
}

/// Sets how bars look.
package struct ToolbarAppearanceModifier {
  package var bars: [ToolbarPlacement]
  package var visibility: Visibility?
  package var backgroundVisibility: Visibility?
  package var background: AnyShapeStyle?
  package var colorScheme: ColorScheme?

  nonisolated package init(
    bars: [ToolbarPlacement], visibility: Visibility? = nil,
    backgroundVisibility: Visibility? = nil,
    background: AnyShapeStyle? = nil, colorScheme: ColorScheme? = nil
  ) {
    self.bars = bars
    self.visibility = visibility
    self.backgroundVisibility = backgroundVisibility
    self.background = background
    self.colorScheme = colorScheme
  }
}

extension ToolbarAppearanceModifier: ValueModifier { public typealias Body = Never }

private enum ToolbarRoleKey: ValueEnvironmentKey {
  static let defaultValue = ToolbarRole.automatic
}
private enum ToolbarTitleDisplayModeKey: ValueEnvironmentKey {
  static let defaultValue = ToolbarTitleDisplayMode.automatic
}

extension EnvironmentValues {
  package var toolbarRole: ToolbarRole {
    get { self[kept: ToolbarRoleKey.self] }
    set { self[kept: ToolbarRoleKey.self] = newValue }
  }

  package var toolbarTitleDisplayMode: ToolbarTitleDisplayMode {
    get { self[kept: ToolbarTitleDisplayModeKey.self] }
    set { self[kept: ToolbarTitleDisplayModeKey.self] = newValue }
  }
}

/// Removes parts of a toolbar that come without being asked for.
package struct ToolbarRemovingModifier: Sendable {
  package var kind: ToolbarDefaultItemKind?
}

/// Adds a menu to the title of a page.
package struct ToolbarTitleMenuModifier<MenuContent: View> {
  package var content: MenuContent
}

extension ToolbarRemovingModifier: ValueModifier { public typealias Body = Never }
extension ToolbarTitleMenuModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Puts items into the bars.
  ///
  /// They are in the header bar of the navigation stack that the view is in.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(id: String?.none, content: content())) }

  /// Puts views into the bars.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let item = ToolbarItem<(), Content>(content: content)
    return modifier(
      ToolbarModifier(id: String?.none, content: ToolbarContentBuilder.buildBlock(item)))
  }

  /// Populates the toolbar or navigation bar with the specified items, which the user could change if header bars
  /// allowed for it.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(id: Optional(id), content: content())) }

  /// Specifies the visibility of a bar. GTK's header bar stays.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
  }

  /// Takes a part out of the bars that comes by itself. GTK's header bar keeps its own.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    keptAsValue().modifier(ToolbarRemovingModifier(kind: defaultItemKind))
  }

  /// Sets the background of bars. GTK's header bar has the theme's.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, background: AnyShapeStyle(style)))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, backgroundVisibility: visibility))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, backgroundVisibility: visibility))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    keptAsValue().modifier(ToolbarAppearanceModifier(bars: bars, colorScheme: colorScheme))
  }

  /// Sets what the bars are for, which decides how they are laid out.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    environment(\.toolbarRole, role)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    environment(\.toolbarTitleDisplayMode, mode)
  }

  /// Adds a menu to the title, which GTK's header bar has none of.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    keptAsValue().modifier(ToolbarTitleMenuModifier(content: content()))
  }
}
