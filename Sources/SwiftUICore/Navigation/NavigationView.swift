import Foundation

/// Pages on top of each other: the path from the first one to what is shown.
///
/// A `NavigationStack` around its content; several views in the content are columns, unless the style is a stack,
/// which shows the first. Links push a page over all of them.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> {
  package var content: Content
}

@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
extension NavigationView: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack { NavigationColumns(content: content) }
  }
}

private struct NavigationColumns<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  var body: some View {
    Group(subviews: content) { subviews in
      if subviews.count < 2 || isStack {
        subviews.first
      } else {
        HStack(spacing: 0) {
          ForEach(subviews) { column in
            if column.id != subviews.first?.id { Divider() }
            column.frame(
              maxWidth: column.id == subviews.last?.id ? .infinity : 240, maxHeight: .infinity)
          }
        }
      }
    }
  }
}
