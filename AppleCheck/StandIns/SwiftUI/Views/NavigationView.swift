/// Stand-in: columns as in a `NavigationSplitView`, or a stack of the first. `SwiftUICore` makes columns of
/// other views.
@available(iOS, introduced: 13, deprecated: 100000)
@available(tvOS, introduced: 13, deprecated: 100000)
@available(macOS, introduced: 10.15, deprecated: 100000)
@available(visionOS, introduced: 1, deprecated: 100000)
public struct NavigationView<Content: View>: View {
  @Environment(\.navigationViewIsStack) private var isStack
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    Group(subviews: content) { subviews in
      if isStack {
        NavigationStack { subviews.first }
      } else {
        SplitView {
          ForEach(subviews) { subview in Column { subview } }
        }
      }
    }
  }
}
