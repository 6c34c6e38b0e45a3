import Foundation

/// What a renderer needs to draw a group through a filter.
package struct FilterPrimitive: Primitive, ContentHosting, Equatable {
  package static let viewName = "Filter"

  package enum Filter: Equatable {
    /// The radius in points.
    case blur(CGFloat)
    case shadow(Color.Resolved, radius: CGFloat, offset: CGSize)
    /// From 0, as it is, to 1, without color.
    case grayscale(Double)
    case hueRotation(Angle)
    /// 1 is as it is.
    case saturation(Double)
    /// 1 is as it is.
    case contrast(Double)
    case colorInvert
    /// Added to each part of a color, from -1 to 1.
    case brightness(Double)
  }
  package private(set) var filter: Filter

  package init(filter: Filter) { self.filter = filter }
}

extension FilterPrimitive: PartlyAnimatable {
  /// The filter's amount, and a shadow's color and offset.
  package typealias AnimatableData = AnimatablePair<
    Double, AnimatablePair<Color.Resolved.AnimatableData, CGSize.AnimatableData>
  >

  package func isAnimatable(to other: FilterPrimitive) -> Bool {
    switch (filter, other.filter) {
    case (.blur, .blur), (.shadow, .shadow), (.grayscale, .grayscale),
      (.hueRotation, .hueRotation), (.saturation, .saturation), (.contrast, .contrast),
      (.brightness, .brightness):
      true
    default: false
    }
  }

  package var animatableData: AnimatableData {
    get {
      switch filter {
      case .blur(let radius): Self.data(Double(radius))
      case .shadow(let color, let radius, let offset):
        AnimatablePair(
          Double(radius), AnimatablePair(color.animatableData, offset.animatableData))
      case .grayscale(let amount), .saturation(let amount), .contrast(let amount),
        .brightness(let amount):
        Self.data(amount)
      case .hueRotation(let angle): Self.data(angle.radians)
      case .colorInvert: .zero
      }
    }
    set {
      let amount = newValue.first
      switch filter {
      case .blur: filter = .blur(max(0, CGFloat(amount)))
      case .shadow(var color, _, var offset):
        color.animatableData = newValue.second.first
        offset.animatableData = newValue.second.second
        filter = .shadow(color, radius: max(0, CGFloat(amount)), offset: offset)
      case .grayscale: filter = .grayscale(min(max(amount, 0), 1))
      case .hueRotation: filter = .hueRotation(Angle(radians: amount))
      case .saturation: filter = .saturation(amount)
      case .contrast: filter = .contrast(amount)
      case .brightness: filter = .brightness(min(max(amount, -1), 1))
      case .colorInvert: break
      }
    }
  }

  private static func data(_ amount: Double) -> AnimatableData {
    AnimatablePair(amount, .zero)
  }
}
