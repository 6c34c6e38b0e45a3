import SwiftUI
import ViewInspectorCore

/// A tree of views as in an app: custom rows in a loop, each with stacks, texts and a button.
@MainActor
struct SampleTree {
  let root: InspectableView<ViewType.ClassifiedView>
  let deepest: InspectableView<ViewType.Text>
  let lastText: String
  let lastID: Int

  /// - Parameter count: about the number of views.
  init(_ count: Int) throws {
    let rows: Int = count / Row.viewCount
    root = try Page(rows: rows).inspect()
    lastText = "last \(rows - 1)"
    lastID = rows - 1
    deepest = try root.find(text: lastText)
  }
}

private struct Page: View {
  let rows: Int

  var body: some View {
    VStack {
      ForEach(0..<rows, id: \.self) { Row(index: $0).id($0) }
    }
  }
}

private struct Row: View {
  /// The views that a search visits in a row.
  static let viewCount = 10
  let index: Int

  var body: some View {
    HStack {
      Text(verbatim: "row \(index)").padding(4)
      VStack {
        Text("title").font(.headline)
        Text(verbatim: "detail \(index)").foregroundColor(.secondary)
      }
      Spacer()
      Button("Open") {}
      Text(verbatim: "last \(index)").tag(index)
    }
  }
}
