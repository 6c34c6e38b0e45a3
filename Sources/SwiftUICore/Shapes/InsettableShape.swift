import Foundation

/// A shape that can draw itself smaller by a distance on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape whose outline lies `amount` points inside of this one's.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that knows its outline for any inset, which makes ``_Inset`` enough for `inset(by:)`.
nonisolated package protocol InsettableOutline: InsettableShape {
  func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

/// A shape whose outline is drawn inside of itself.
package struct _Inset<S: InsettableOutline>: InsettableShape {
  package var shape: S
  package var amount: CGFloat

  package func path(in rect: CGRect) -> Path { shape.path(in: rect, inset: amount) }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: shape, amount: self.amount + amount)
  }

  package var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
