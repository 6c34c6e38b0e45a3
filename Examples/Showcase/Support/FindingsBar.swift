#if GTK
import SwiftUI

/// A line a view type that the page introspects: which widget it was handed.
struct FindingsBar: View {
  let page: Page

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Introspected").font(.caption).bold()
      VStack(alignment: .leading, spacing: 2) {
        ForEach(page.viewTypes, id: \.self) { viewType in
          FindingLine(viewType: viewType)
        }
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.horizontal, 24)
    .padding(.vertical, 10)
  }
}

struct FindingLine: View {
  let viewType: String

  var body: some View {
    let finding: Findings.Finding? = Findings.shared[viewType]
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(verbatim: ".\(viewType)").font(.caption).monospaced()
      Text(verbatim: "→ \(finding?.widgetType ?? "not yet")")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
#endif
