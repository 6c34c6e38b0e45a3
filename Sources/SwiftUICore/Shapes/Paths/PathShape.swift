import Foundation

extension Path: Shape {
  /// The path as it is: it has places of its own, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }

  public typealias AnimatableData = EmptyAnimatableData
}
