/// Makes a type animatable by all of its stored variables.
///
/// ```swift
/// @Animatable
/// struct Wedge: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise: Bool
///
///   func path(in rect: CGRect) -> Path {
///     Path { $0.addArc(
///       center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start,
///       endAngle: end, clockwise: isClockwise) }
///   }
/// }
/// ```
///
/// Each variable's type is `Animatable`, and written unless a literal tells it. Constants, static and computed
/// properties are left out.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what ``Animatable()`` animates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
