extension ToolbarItemPlacement {
  package var slot: ToolbarSlot {
    switch role {
    case .navigation, .topBarLeading, .cancellationAction: .leading
    case .principal, .title, .largeTitle, .subtitle: .principal
    case .bottomBar, .status, .keyboard, .bottomOrnament, .accessoryBar: .bottom
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing, .topBarPinnedTrailing:
      .trailing
    }
  }
}

/// The items of one part of a bar, each in the environment that it was written in.
package struct ToolbarSlotContent {
  package let items: [(entry: ToolbarEntry, environment: EnvironmentValues)]
}

extension ToolbarSlotContent: View {
  package var body: some View {
    HStack(spacing: 6) {
      ForEach(items.indices, id: \.self) { index in
        if items.indices.contains(index) {
          items[index].entry.content
            .modifier(EnvironmentSnapshot(values: items[index].environment))
        }
      }
    }
  }
}

/// Puts the values of another place in the tree in the place of those of this one.
private struct EnvironmentSnapshot: EnvironmentWritingModifier {
  typealias Body = Never
  let values: EnvironmentValues

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment = environment.overridden(by: values)
  }
}

/// Shows the items of one page after the other in the same bars.
@MainActor
package final class ToolbarHost {
  private var roots: [ToolbarSlot: ContentRoot<ToolbarSlotContent>] = [:]

  package init() {}

  /// - Parameter parent: the node whose environment and lifetime the items share.
  package func show(
    _ page: NavigationPage?, in bars: any ToolbarBars, parent: _ViewNode,
    scope: EnvironmentScope
  ) {
    for slot in ToolbarSlot.allCases {
      let items: [(entry: ToolbarEntry, environment: EnvironmentValues)] =
        (page?.toolbar ?? []).compactMap { item in
          item.entry.placement.slot == slot ? (item.entry, item.scope.values) : nil
        }
      if items.isEmpty && roots[slot] == nil { continue }
      let content = ToolbarSlotContent(items: items)
      if let root = roots[slot] {
        root.update(content)
      } else {
        roots[slot] = ContentRoot(
          content, graph: parent.graph, container: bars.container(of: slot), scope: scope,
          parent: parent)
      }
      bars.setShowsItems(!items.isEmpty, in: slot)
    }
  }

  package func forEachRoot(_ action: (_ViewNode) -> Void) {
    for slot in ToolbarSlot.allCases {
      if let root = roots[slot] { action(root.rootNode) }
    }
  }

  /// Takes the items down where no parent does.
  package func unmount() {
    for root in roots.values { root.unmount() }
    roots = [:]
  }

  package func clear() {
    for root in roots.values { root.host.clear() }
    roots = [:]
  }
}
