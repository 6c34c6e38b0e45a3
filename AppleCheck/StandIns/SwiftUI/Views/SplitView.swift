/// Columns, which are ``Column``s or hold a navigation controller each.
struct SplitView<Columns: View>: View {
  let shape: @MainActor () -> StandInShape
  let columns: Columns

  init(
    shape: @escaping @MainActor () -> StandInShape = { .columns() },
    @ViewBuilder columns: () -> Columns
  ) {
    self.shape = shape
    self.columns = columns()
  }

  var body: some View {
    ShapedView("SplitView", shape: shape) { HStack(spacing: 0) { columns } }
  }
}

struct Column<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ShapedView("Column") {
      StandInShape.column()
    } content: {
      content
    }
  }
}
