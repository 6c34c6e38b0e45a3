import Foundation
import SwiftUICore

/// A window with all previews of a program: a list by file, and the chosen one as it is in the chosen variant.
struct PreviewBrowser: View {
  let previews: [FoundPreview]
  @State var chosen: String
  @State var variant: PreviewVariant
  @StateObject private var reloader: PreviewReloader

  init(_ previews: [FoundPreview], request: PreviewRequest) {
    self.previews = previews
    let first = previews.first?.fileName ?? ""
    let known = previews.contains { $0.fileName == request.chosen }
    _chosen = State(initialValue: known ? request.chosen ?? first : first)
    _variant = State(initialValue: request.variants.first ?? PreviewVariant())
    let command = request.build
    _reloader = StateObject(
      wrappedValue: PreviewReloader(
        command: command,
        sources: PreviewSources(folder: FileManager.default.currentDirectoryPath)))
  }

  var body: some View {
    HStack(spacing: 0) {
      list.frame(width: 280)
      Divider()
      VStack(spacing: 0) {
        PreviewVariantBar(variant: $variant)
        Divider()
        shown
        PreviewBuildBar(state: reloader.state)
      }
    }
    .preferredColorScheme(variant.scheme)
    .task {
      await reloader.watch {
        PreviewReloader.restart([
          "SWIFTUI_PREVIEWS_CHOSEN": chosen, "SWIFTUI_PREVIEWS_VARIANTS": variant.name,
        ])
      }
    }
  }

  /// By module and file.
  private var list: some View {
    List(selection: $chosen) {
      ForEach(places, id: \.self) { place in
        Section(place) {
          ForEach(previews.filter { $0.place == place }, id: \.fileName) { preview in
            Text(preview.title).tag(preview.fileName)
          }
        }
      }
    }
  }

  private var places: [String] {
    var seen: Set<String> = []
    return previews.map(\.place).filter { seen.insert($0).inserted }
  }

  @ViewBuilder private var shown: some View {
    if let preview = previews.first(where: { $0.fileName == chosen }) {
      PreviewCanvas(preview: preview, variant: variant).id(chosen)
    } else {
      Text("This program has no previews").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A preview at its size, or why it cannot be shown.
private struct PreviewCanvas: View {
  let preview: FoundPreview
  let variant: PreviewVariant
  @State private var content: AnyView?
  @State private var problem: String?

  var body: some View {
    let size = preview.size(in: variant)
    ScrollView([.horizontal, .vertical]) {
      VStack {
        if let content {
          content
            .frame(width: size?.width, height: size?.height)
            .transformEnvironment(\.self) { variant.apply(to: &$0) }
            .border(.separator)
        } else if let problem {
          Text(problem).foregroundStyle(.red)
        }
      }
      .padding(24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task {
      do {
        content = AnyView(try await PreviewContexts.shared.view(of: preview))
      } catch {
        problem = "\(error)"
      }
    }
  }
}

/// Whether a build runs, and what the last one complains of.
private struct PreviewBuildBar: View {
  let state: PreviewReloader.Stage

  var body: some View {
    switch state {
    case .idle: EmptyView()
    case .building:
      HStack {
        ProgressView()
        Text("Building")
      }
      .padding(8)
    case .failed(let output):
      Divider()
      ScrollView {
        Text(output).monospaced().foregroundStyle(.red).textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .leading).padding(8)
      }
      .frame(height: 180)
    }
  }
}
