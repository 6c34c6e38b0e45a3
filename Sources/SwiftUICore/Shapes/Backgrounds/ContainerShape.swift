/// Sets the shape that `ContainerRelativeShape` is a part of.
package struct ContainerShapeModifier<S: Shape>: Sendable {
  package var shape: S
}

private struct ContainerShapeKey: ValueEnvironmentKey {
  static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the nearest container around the view; nil where none is set.
  package var containerShape: AnyShape? {
    get { self[kept: ContainerShapeKey.self] }
    set { self[kept: ContainerShapeKey.self] = newValue }
  }
}

extension ContainerShapeModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.containerShape = AnyShape(shape)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
