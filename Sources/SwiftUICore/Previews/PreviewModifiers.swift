package enum PreviewDeviceTraitKey: LayoutTraitKey {
  package static var defaultValue: PreviewDevice? { nil }
}
package enum PreviewDisplayNameTraitKey: LayoutTraitKey {
  package static var defaultValue: String? { nil }
}
package enum PreviewLayoutTraitKey: LayoutTraitKey {
  package static var defaultValue: PreviewLayout { .device }
}
package enum PreviewInterfaceOrientationTraitKey: LayoutTraitKey {
  package static var defaultValue: InterfaceOrientation { .portrait }
}
package enum PreviewContextTraitKey: ValueTraitKey {
  package static var defaultValue: (any PreviewContext)? { nil }
}

extension View {
  /// Names the device that a preview is meant for: the preview has the size of its screen.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_TraitWritingModifier<PreviewDeviceTraitKey>(value: value))
  }

  /// What lists and pictures of previews call the view.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(_TraitWritingModifier<PreviewDisplayNameTraitKey>(value: value))
  }

  /// How large the view's preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_TraitWritingModifier<PreviewLayoutTraitKey>(value: value))
  }

  /// Which side of a device is up: a preview with the size of a window or a device is turned so.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(_TraitWritingModifier<PreviewInterfaceOrientationTraitKey>(value: value))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    keptAsValue().modifier(_TraitWritingModifier<PreviewContextTraitKey>(value: value))
  }
}
