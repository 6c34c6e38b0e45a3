// swift-format-ignore-file
// From Sources/SwiftUICore/Geometry/AnimatableMacro.swift, by `make docs`.

#if GTK
import SwiftUI
import SwiftUIIntrospect

enum ExampleSwiftUICoreAnimatableMacro {
@Animatable
struct Wedge: Shape {
  var start: Angle
  var end: Angle
  @AnimatableIgnored var isClockwise: Bool

  func path(in rect: CGRect) -> Path {
    Path { $0.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
      endAngle: end, clockwise: isClockwise) }
  }
}
}
#endif
