extension View {
  /// Sets the size of the symbols in this view compared with the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets how the layers of symbols in this view are coloured; nil leaves it to the symbol.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Adds variants, such as filled ones, to those that the symbols in this view are shown in; `.none` goes back to
  /// the plain ones.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none }
      if variant.contains(.circle) { variants = variants.circle }
      if variant.contains(.square) { variants = variants.square }
      if variant.contains(.rectangle) { variants = variants.rectangle }
      if variant.contains(.fill) { variants = variants.fill }
      if variant.contains(.slash) { variants = variants.slash }
    }
  }
}
