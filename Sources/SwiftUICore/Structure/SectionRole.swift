/// Which part of a section a view is.
package struct SectionRole: Equatable, Sendable {
  package enum Part: Sendable { case header, footer }
  package let section: ObjectIdentifier
  package let part: Part
}

/// Set on the headers and footers of sections.
package enum SectionRoleTraitKey: LayoutTraitKey {
  package static var defaultValue: SectionRole? { nil }
}
