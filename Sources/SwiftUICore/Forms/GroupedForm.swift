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
