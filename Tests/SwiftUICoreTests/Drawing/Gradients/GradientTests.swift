import Foundation
import Testing

@testable import SwiftUICore

@Suite struct GradientTests {
  @Test func colorsAreEvenlySpaced() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func linearGradientKeepsItsPoints() throws {
    let style = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
    let paint = try #require(style.paint(in: EnvironmentValues()))
    guard case .linearGradient(let gradient, let start, let end) = paint.fill else {
      Issue.record("not a linear gradient: \(paint.fill)")
      return
    }
    #expect(start == .top)
    #expect(end == .bottom)
    #expect(gradient.stops.map(\.color.description) == ["#FFFFFFFF", "#000000FF"])
  }

  @Test func aFullTurnIsTheDefaultOfConicGradients() throws {
    let style = AngularGradient(colors: [.white, .black], center: .center, angle: .degrees(90))
    let paint = try #require(style.paint(in: EnvironmentValues()))
    guard case .angularGradient(_, _, let start, let end) = paint.fill else {
      Issue.record("not an angular gradient: \(paint.fill)")
      return
    }
    #expect(start == .degrees(90))
    #expect(abs(end.degrees - 450) < 1e-9)
  }

  @Test func opacityReachesAllStops() throws {
    let gradient = RadialGradient(
      colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9)
    let style: some ShapeStyle = gradient.opacity(0.5)
    let paint = try #require(style.paint(in: EnvironmentValues()))
    guard case .radialGradient(let gradient, _, _, let radius) = paint.fill else {
      Issue.record("not a radial gradient: \(paint.fill)")
      return
    }
    #expect(radius == 9)
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0.5])
  }

  @Test func locationsAreInOrderAndInRange() {
    let stops: [Gradient.Stop] = [-1, 0.6, 0.2, 3].map { .init(color: .red, location: $0) }
    let resolved = ResolvedGradient(Gradient(stops: stops), in: EnvironmentValues())
    #expect(resolved.stops.map(\.location) == [0, 0.6, 0.6, 1])
  }

  @Test func perceptualGradientsGetStopsInBetween() {
    let gradient = Gradient(colors: [.white, .black]).colorSpace(.perceptual)
    let resolved = gradient.resolve(in: EnvironmentValues())
    let stops = resolved.deviceStops
    #expect(stops.count == 9)
    #expect(stops.first?.color.description == "#FFFFFFFF")
    #expect(abs((stops[4].color.linearRed) - 0.125) < 1e-3)
    #expect(ResolvedGradient(stops: resolved.stops).deviceStops.count == 2)
  }

  @Test func aColorsGradientEndsInTheColor() {
    let resolved = Color.blue.gradient.resolve(in: EnvironmentValues())
    #expect(resolved.stops.last?.color.description == "#007AFFFF")
    #expect(resolved.stops.first?.color.description != "#007AFFFF")
  }

  @Test func storedPropertiesAreTheKnownOnes() {
    let elliptical = EllipticalGradient(colors: [.red], center: .top, endRadiusFraction: 0.7)
    #expect(child("endRadiusFraction", of: elliptical) as? CGFloat == 0.7)
    #expect(child("startRadiusFraction", of: elliptical) as? CGFloat == 0)
    #expect(child("center", of: elliptical) as? UnitPoint == .top)
    let angular = AngularGradient(colors: [.red], center: .top, startAngle: .zero, endAngle: .zero)
    #expect(child("gradient", of: angular) as? Gradient == Gradient(colors: [.red]))
  }
}
