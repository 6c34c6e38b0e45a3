/// What a ``Color`` is made of: a value that can tell its components in an environment.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// The reference that ``Color`` holds; immutable, which makes sharing it between threads safe.
package class AnyColorBox: AnyShapeStyleBox, @unchecked Sendable {
  package func isEqual(to other: AnyColorBox) -> Bool { self === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  package func resolve(in environment: EnvironmentValues) -> Color.Resolved { .clear }
  package var description: String { "Color" }

  package override final func apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.color(resolve(in: shape.environment)))
  }
}

package final class ColorBox<Base: ColorProvider>: AnyColorBox, @unchecked Sendable {
  package let base: Base

  package init(base: Base) { self.base = base }

  package override func isEqual(to other: AnyColorBox) -> Bool {
    guard let other = other as? ColorBox<Base> else { return false }
    return base == other.base
  }

  package override func isEqual(to other: AnyShapeStyleBox) -> Bool {
    guard let other = other as? AnyColorBox else { return false }
    return isEqual(to: other)
  }

  package override func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  package override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    base.resolve(in: environment)
  }

  package override var description: String { base.description }
}
