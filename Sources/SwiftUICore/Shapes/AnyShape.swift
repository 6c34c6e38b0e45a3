import Foundation

/// A shape of any type. Changes to a shape of another type are not interpolated.
public struct AnyShape: Shape {
  package let storage: any Shape

  public init<S>(_ shape: S) where S: Shape { storage = shape }

  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { storage.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    storage.sizeThatFits(proposal)
  }

  public typealias AnimatableData = EmptyAnimatableData
}
