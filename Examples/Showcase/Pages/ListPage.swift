#if GTK
import Foundation
import SwiftUI
import SwiftUIIntrospect

struct ListPage: View {
  @State private var planets: [String] = [
    "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
  ]
  @State private var chosen: Set<String> = ["Earth"]

  var body: some View {
    Card(
      "Planets", caption: "Delete removes the chosen rows; Alt and an arrow key move them.",
      padding: 0
    ) {
      List(selection: $chosen) {
        ForEach(planets, id: \.self) { planet in
          row(planet)
        }
        .onDelete { planets.remove(atOffsets: $0) }
        .onMove { planets.move(fromOffsets: $0, toOffset: $1) }
      }
      .introspect(.list, on: .gtk(.v4)) { list in
        list.showSeparators = true
        list.enableRubberband = true
        noteFound("list", list)
      }
      .frame(height: 296)
    }
    Text(chosen.isEmpty ? "Nothing is chosen." : "Chosen: \(names)")
      .font(.caption)
      .foregroundStyle(.secondary)
  }

  private var names: String { chosen.sorted().joined(separator: ", ") }

  private func row(_ planet: String) -> some View {
    Text(planet)
      .introspect(.listCell, on: .gtk(.v4)) { cell in
        cell.tooltipText = "The row of \(planet)"
        noteFound("listCell", cell)
      }
  }
}
#endif
