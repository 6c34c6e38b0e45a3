/// A description that makes its native view itself.
package protocol StandInPrimitive: Primitive {
  @MainActor func makeNativeView() -> any NativeView
}

/// A view of a shape that is given, for views that only a stand-in exists of.
package struct ShapedView<Hosted: View> {
  package let name: String
  package let hosted: Hosted
  package let shape: @MainActor () -> StandInShape

  package init(
    _ name: String, shape: @escaping @MainActor () -> StandInShape,
    @ViewBuilder content: () -> Hosted = { EmptyView() }
  ) {
    self.name = name
    self.shape = shape
    hosted = content()
  }
}

extension ShapedView: HostingView {
  package typealias Body = Never

  package func primitive(_ context: PrimitiveContext) -> ShapedPrimitive {
    ShapedPrimitive(shape: shape)
  }
}

package struct ShapedPrimitive: StandInPrimitive, HeadlessMeasurable {
  package static let viewName = "stand-in"
  let shape: @MainActor () -> StandInShape

  @MainActor package func makeNativeView() -> any NativeView { StandInNativeView(self, shape()) }

  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize { CGSize(width: 100, height: 40) }
}
