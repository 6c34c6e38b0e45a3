// swift-format-ignore-file
// From Sources/SwiftUIIntrospect/Search/IntrospectableViewType.swift, by `make docs`.

#if GTK
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import class GTK.LinkButton



struct LinkType: IntrospectableViewType {}

extension IntrospectableViewType where Self == LinkType {
  static var link: Self { .init() }
}

extension gtkViewVersion<LinkType, GTK.LinkButton> {
  static let v4 = Self(for: .v4)
}
#endif
