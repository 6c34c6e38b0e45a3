import Foundation

extension ProgressView {
  /// A progress view that follows a `Progress`, and shows the descriptions that it has.
  ///
  /// Foundation on Linux doesn't tell of changes, so it is looked at ten times a second.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    base = .observing(ObservingProgressView(progress: progress))
  }
}

/// A progress view that looks at a `Progress` again and again.
package struct ObservingProgressView {
  package var progress: Progress
  @State private var state: Snapshot?

  init(progress: Progress) { self.progress = progress }

  private struct Snapshot: Equatable {
    var fraction: Double?
    var description: String?
    var additionalDescription: String?

    init(_ progress: Progress) {
      let fraction = progress.fractionCompleted
      self.fraction =
        progress.isIndeterminate || !fraction.isFinite ? nil : min(max(fraction, 0), 1)
      description = progress.localizedDescription
      additionalDescription = progress.localizedAdditionalDescription
    }
  }
}

extension ObservingProgressView: View {
  package var body: some View {
    let state = self.state ?? Snapshot(progress)
    CustomProgressView(
      fractionCompleted: state.fraction, label: text(state.description),
      currentValueLabel: text(state.additionalDescription)
    )
    .task(id: ObjectIdentifier(progress)) {
      while !Task.isCancelled {
        self.state = Snapshot(progress)
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private func text(_ description: String?) -> Text? {
    guard let description, !description.isEmpty else { return nil }
    return Text(verbatim: description)
  }
}
