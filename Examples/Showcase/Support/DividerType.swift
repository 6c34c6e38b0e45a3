#if GTK
import GTK
import SwiftUI

@_spi(Advanced) import SwiftUIIntrospect

/// A view type that the library lacks: a `Divider`.
struct DividerType: IntrospectableViewType {}

extension IntrospectableViewType where Self == DividerType {
  static var divider: Self { .init() }
}

extension gtkViewVersion<DividerType, GTK.Separator> {
  static let v4 = Self(for: .v4)
}
#endif
