import Foundation

/// A form's sections as boxes under each other, with a line between the rows.
struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Group(sections: content) { sections in
          ForEach(sections) { FormSection(section: $0) }
        }
      }
      .padding(18)
    }
    .environment(\.formRowLayout, .spread)
    .environment(\.sectionLooks, .form)
  }
}

/// One section: its header, the box with its rows, its footer.
private struct FormSection: View {
  let section: SectionConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      section.header
      if !section.content.isEmpty {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(section.content) { row in
            if row.id != section.content.first?.id { Divider() }
            row
              .padding(.horizontal, 12)
              .padding(.vertical, 8)
              // The height of a row in libadwaita's boxed lists.
              .frame(maxWidth: .infinity, minHeight: 50, alignment: .leading)
          }
        }
        .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
      }
      section.footer
    }
  }
}

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
}

extension EnvironmentValues {
  /// Takes the looks of a section's header or footer.
  mutating func applySectionLooks(_ part: SectionRole.Part) {
    guard sectionLooks == .form else { return }
    switch part {
    case .header: font = font ?? .headline
    case .footer: font = font ?? .footnote
    }
  }
}
