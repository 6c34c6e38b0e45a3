import Foundation

extension ResolvedPaint: PartlyAnimatable {
  /// Colors one after the other, and what the fill's points, radii and angles are.
  package typealias AnimatableData = AnimatablePair<NumberVector, NumberVector>

  /// Whether both are colors, gradients of one kind with as many stops, or one image.
  package func isAnimatable(to other: ResolvedPaint) -> Bool {
    guard shadows.count == other.shadows.count else { return false }
    switch (fill, other.fill) {
    case (.color, .color): return true
    case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)),
      (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)),
      (.ellipticalGradient(let a, _, _, _), .ellipticalGradient(let b, _, _, _)),
      (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)):
      return a.stops.count == b.stops.count
    case (.image(let a, _, _, _), .image(let b, _, _, _)): return a == b
    default: return false
    }
  }

  package var animatableData: AnimatableData {
    get { AnimatablePair(fill.numbers, NumberVector(shadows.flatMap(\.numbers))) }
    set {
      fill.numbers = newValue.first
      var rest = newValue.second.reader
      for index in shadows.indices { shadows[index].take(&rest) }
    }
  }
}

extension ResolvedPaint.Shadow {
  fileprivate var numbers: [Double] {
    color.numbers + [Double(radius), Double(offset.width), Double(offset.height)]
  }

  fileprivate mutating func take(_ numbers: inout NumberVector.Reader) {
    color.take(&numbers)
    radius = max(0, numbers.nextLength())
    offset = CGSize(width: numbers.nextLength(), height: numbers.nextLength())
  }
}

extension Color.Resolved {
  fileprivate var numbers: [Double] {
    [Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity)]
  }

  fileprivate mutating func take(_ numbers: inout NumberVector.Reader) {
    linearRed = Float(numbers.next())
    linearGreen = Float(numbers.next())
    linearBlue = Float(numbers.next())
    opacity = min(max(Float(numbers.next()), 0), 1)
  }
}

extension ResolvedGradient {
  fileprivate var numbers: [Double] { stops.flatMap { $0.color.numbers + [Double($0.location)] } }

  fileprivate mutating func take(_ numbers: inout NumberVector.Reader) {
    for index in stops.indices {
      stops[index].color.take(&numbers)
      stops[index].location = numbers.nextLength()
    }
  }
}

extension ResolvedPaint.Fill {
  fileprivate var numbers: NumberVector {
    get {
      switch self {
      case .color(let color): NumberVector(color.numbers)
      case .linearGradient(let gradient, let start, let end):
        NumberVector(gradient.numbers + [start.x, start.y, end.x, end.y].map(Double.init))
      case .radialGradient(let gradient, let center, let start, let end),
        .ellipticalGradient(let gradient, let center, let start, let end):
        NumberVector(gradient.numbers + [center.x, center.y, start, end].map(Double.init))
      case .angularGradient(let gradient, let center, let start, let end):
        NumberVector(
          gradient.numbers + [Double(center.x), Double(center.y), start.radians, end.radians])
      case .image(_, _, _, let opacity): NumberVector([opacity])
      }
    }
    set {
      var rest = newValue.reader
      func point() -> UnitPoint { UnitPoint(x: rest.nextLength(), y: rest.nextLength()) }
      switch self {
      case .color(var color):
        color.take(&rest)
        self = .color(color)
      case .linearGradient(var gradient, _, _):
        gradient.take(&rest)
        self = .linearGradient(gradient, startPoint: point(), endPoint: point())
      case .radialGradient(var gradient, _, _, _):
        gradient.take(&rest)
        self = .radialGradient(
          gradient, center: point(), startRadius: rest.nextLength(), endRadius: rest.nextLength())
      case .ellipticalGradient(var gradient, _, _, _):
        gradient.take(&rest)
        self = .ellipticalGradient(
          gradient, center: point(), startRadiusFraction: rest.nextLength(),
          endRadiusFraction: rest.nextLength())
      case .angularGradient(var gradient, _, _, _):
        gradient.take(&rest)
        self = .angularGradient(
          gradient, center: point(), startAngle: Angle(radians: rest.next()),
          endAngle: Angle(radians: rest.next()))
      case .image(let image, let rect, let scale, _):
        self = .image(image, sourceRect: rect, scale: scale, opacity: rest.next())
      }
    }
  }
}
