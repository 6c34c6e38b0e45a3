/// How sections draw their headers and footers.
package enum SectionLooks: Sendable {
  case plain
  /// The header stands out, the footer is a note.
  case form
}

private enum SectionLooksKey: EnvironmentKey {
  static let defaultValue = SectionLooks.plain
}

extension EnvironmentValues {
  package var sectionLooks: SectionLooks {
    get { self[SectionLooksKey.self] }
    set { self[SectionLooksKey.self] = newValue }
  }

  /// Takes the looks of a section's header or footer.
  mutating func applySectionLooks(_ part: SectionRole.Part) {
    guard sectionLooks == .form else { return }
    switch part {
    case .header: font = font ?? .headline
    case .footer: font = font ?? .footnote
    }
  }
}
