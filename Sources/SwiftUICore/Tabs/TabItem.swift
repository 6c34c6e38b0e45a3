/// How a tab is described: by a label.
package struct LabelPlatformItemsStrategy: Sendable {}

/// Where a tab's label comes from.
package struct PlatformItemSource<Label: View> {
  package struct Inner {
    package var content: Label
  }
  package var content: Inner
}

/// Gives a view the label of the tab that it is the content of.
package struct PlatformItemTraitWriter<Strategy, Label: View> {
  package var source: PlatformItemSource<Label>
}

/// The label of the tab for a view in a tab view.
package enum TabItemTraitKey: LayoutTraitKey {
  package static var defaultValue: AnyView? { nil }
  package static var effect: LayoutTraitEffect { .selection }
}

extension PlatformItemTraitWriter: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> TraitItem<TabItemTraitKey> {
    TraitItem<TabItemTraitKey>(child: child, value: AnyView(source.content.content))
  }

  @MainActor package func configure(_ item: TraitItem<TabItemTraitKey>) {
    item.value = AnyView(source.content.content)
  }
}

extension View {
  /// Sets the tab bar item associated with this view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(
      PlatformItemTraitWriter<LabelPlatformItemsStrategy, V>(
        source: PlatformItemSource(content: PlatformItemSource<V>.Inner(content: label()))))
  }
}
