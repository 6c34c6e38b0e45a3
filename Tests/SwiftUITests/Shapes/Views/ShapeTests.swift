#if GTK
import CGTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let opaqueRed: [UInt8] = [255, 0, 0, 255]
private let opaqueBlue: [UInt8] = [0, 0, 255, 255]
private let nothing: [UInt8] = [0, 0, 0, 0]

@Suite(.gtk) @MainActor struct ShapeTests {
  /// The picture of a view that is 100 points wide and high, without what is around it.
  private func picture<V: View>(
    _ view: V, _ body: (Pixels) throws -> Void
  ) async throws {
    let framed = view.frame(width: 100, height: 100)
    try await Shown.with(framed, size: CGSize(width: 100, height: 100)) { shown in
      let content = try #require(shown.content)
      try body(Pixels(of: content))
    }
  }

  @Test func fillsItsFrameWithAColor() async throws {
    try await picture(red) { picture in
      #expect(picture.color(0, 0) == opaqueRed)
      #expect(picture.color(99, 99) == opaqueRed)
    }
  }

  @Test func leavesOutWhatIsNotInTheShape() async throws {
    try await picture(Circle().fill(red)) { picture in
      #expect(picture.color(50, 50) == opaqueRed)
      #expect(picture.color(50, 2) == opaqueRed)
      #expect(picture.color(5, 5) == nothing)
    }
  }

  @Test func strokesHalfOutside() async throws {
    let view = Rectangle().stroke(red, lineWidth: 20).padding(20)
    try await picture(view) { picture in
      #expect(picture.color(11, 50) == opaqueRed)
      #expect(picture.color(28, 50) == opaqueRed)
      #expect(picture.color(8, 50) == nothing)
      #expect(picture.color(32, 50) == nothing)
    }
  }

  @Test func strokesBordersInside() async throws {
    let view = Rectangle().strokeBorder(red, lineWidth: 20)
    try await picture(view) { picture in
      #expect(picture.color(1, 50) == opaqueRed)
      #expect(picture.color(18, 50) == opaqueRed)
      #expect(picture.color(22, 50) == nothing)
    }
  }

  @Test func fillsByTheEvenOddRule() async throws {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    try await picture(path.fill(red, style: FillStyle(eoFill: true))) { picture in
      #expect(picture.color(10, 10) == opaqueRed)
      #expect(picture.color(50, 50) == nothing)
    }
  }

  @Test func drawsGradients() async throws {
    let colors: [Color] = [red, blue]
    let linear = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    try await picture(linear) { picture in
      #expect(isClose(picture.color(1, 50), opaqueRed))
      #expect(isClose(picture.color(98, 50), opaqueBlue))
      #expect(isClose(picture.color(50, 50), [127, 0, 127, 255], by: 6))
    }
    let radial = RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 40)
    try await picture(radial) { picture in
      #expect(isClose(picture.color(52, 50), opaqueRed))
      #expect(isClose(picture.color(50, 95), opaqueBlue))
    }
  }

  /// Angles are clockwise from the positive x axis.
  @Test(arguments: [false, true]) func drawsAngularGradients(inCircle: Bool) async throws {
    let gradient = AngularGradient(
      stops: [
        .init(color: red, location: 0), .init(color: red, location: 0.5),
        .init(color: blue, location: 0.5), .init(color: blue, location: 1),
      ], center: .center, startAngle: .zero, endAngle: .degrees(360))
    let shape: AnyShape = inCircle ? AnyShape(Circle()) : AnyShape(Rectangle())
    try await picture(shape.fill(gradient)) { picture in
      #expect(isClose(picture.color(50, 80), opaqueRed))
      #expect(isClose(picture.color(50, 20), opaqueBlue))
    }
  }

  @Test func isFoundByThePointerWhereItDraws() async throws {
    let view = ZStack {
      red
      Circle().stroke(blue, lineWidth: 10)
    }
    .frame(width: 100, height: 100)
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let drawings: [Drawing] = shown.widgets(Drawing.self)
      try #require(drawings.count == 2)
      let content = try #require(shown.content)
      #expect(content.pick(50, y: 50, flags: []) === drawings[0])
      #expect(content.pick(50, y: 2, flags: []) === drawings[1])
    }
  }

  @Test func followsLightAndDark() async throws {
    let manager = try #require(AdwStyleManager.default)
    defer { manager.colorScheme = .default }
    manager.colorScheme = .forceLight
    let view = Color.primary.frame(width: 100, height: 100)
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let content = try #require(shown.content)
      let light: [UInt8] = try Pixels(of: content).color(50, 50)
      manager.colorScheme = .forceDark
      await pump { (try? Pixels(of: content).color(50, 50)[0]) ?? 0 > 192 }
      let dark: [UInt8] = try Pixels(of: content).color(50, 50)
      #expect(light.prefix(3).allSatisfy { $0 < 64 })
      #expect(dark.prefix(3).allSatisfy { $0 > 192 })
    }
  }
}
#endif
