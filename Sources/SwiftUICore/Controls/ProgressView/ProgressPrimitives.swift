import Foundation

/// What a renderer needs of a bar that shows progress.
package struct ProgressBarPrimitive: Primitive, Equatable {
  package static let viewName = "ProgressView"
  /// In 0...1; nil for progress that isn't known.
  package let fraction: Double?
  package let traits: ControlTraits
}

extension ProgressBarPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: max(20, proposal.width ?? 150), height: 6)
  }
}

struct NativeProgressBar: PrimitiveView {
  let fraction: Double?

  func primitive(_ context: PrimitiveContext) -> ProgressBarPrimitive {
    ProgressBarPrimitive(fraction: fraction, traits: ControlTraits(context.environment))
  }
}

/// What a renderer needs of something that turns while progress isn't known.
package struct SpinnerPrimitive: Primitive, Equatable {
  package static let viewName = "ProgressView"
  package let traits: ControlTraits

  /// The side in points.
  package var side: CGFloat { traits.size.indicatorSide }
}

extension SpinnerPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: side, height: side)
  }
}

struct NativeSpinner: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> SpinnerPrimitive {
    SpinnerPrimitive(traits: ControlTraits(context.environment))
  }
}

/// What a renderer needs of a ring that fills with progress.
package struct ProgressRingPrimitive: Primitive, Equatable {
  package static let viewName = "ProgressView"
  /// In 0...1.
  package let fraction: Double
  package let traits: ControlTraits

  /// The side in points.
  package var side: CGFloat { traits.size.indicatorSide }
}

extension ProgressRingPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: side, height: side)
  }
}

struct NativeProgressRing: PrimitiveView {
  let fraction: Double

  func primitive(_ context: PrimitiveContext) -> ProgressRingPrimitive {
    ProgressRingPrimitive(fraction: fraction, traits: ControlTraits(context.environment))
  }
}

extension ControlSize {
  /// The side of a circular indicator in points, as AppKit has it.
  fileprivate var indicatorSide: CGFloat {
    switch self {
    case .mini: 10
    case .small: 16
    case .regular: 32
    case .large: 48
    case .extraLarge: 64
    }
  }
}
