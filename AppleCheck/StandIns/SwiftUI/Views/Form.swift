/// Stand-in: a table, a collection or a scroll view, as the system has it. `SwiftUICore` makes a form of
/// other views.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ShapedView("Form") {
      StandInKind.form.shape
    } content: {
      content
    }
  }
}
