import SwiftUI

// What modifiers of the view, or of those that it is in, say of symbols.
extension InspectableView {
  @available(macOS 11.0, *)
  public func imageScale() throws -> SwiftUI.Image.Scale {
    try environmentAttribute(EmptyView().imageScale(.medium), "imageScale")
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolRenderingMode() throws -> SymbolRenderingMode? {
    try environmentAttribute(
      EmptyView().symbolRenderingMode(nil), "symbolRenderingMode", as: SymbolRenderingMode?.self)
  }

  /// All variants together.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolVariant() throws -> SymbolVariants {
    try environmentValue(like: EmptyView().symbolVariant(.none), "symbolVariant")
  }
}
