import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Effect modifiers")
struct EffectModifierTests {
  private func text<V: View>(_ view: V) throws -> InspectableView<ViewType.Text> {
    try view.inspect().text()
  }

  @Test func rotation() throws {
    let (angle, anchor) = try text(
      Text("a").rotationEffect(.degrees(30), anchor: .top)
    ).rotation()
    #expect(angle == .degrees(30))
    #expect(anchor == .top)
    #expect(
      message { _ = try text(Text("a")).rotation() }
        == "Text does not have 'rotationEffect' modifier")
  }

  @Test func scale() throws {
    let view = try text(Text("a").scaleEffect(x: 2, y: 3, anchor: .bottom))
    #expect(try view.scaleEffect() == CGSize(width: 2, height: 3))
    #expect(try view.scaleEffectAnchor() == .bottom)
    #expect(try text(Text("a").scaleEffect(2)).scaleEffect() == CGSize(width: 2, height: 2))
    #expect(
      message { try text(Text("a")).scaleEffect() }
        == "Text does not have 'scaleEffect' modifier")
  }

  @Test func blur() throws {
    let (radius, isOpaque) = try text(Text("a").blur(radius: 4, opaque: true)).blur()
    #expect(radius == 4)
    #expect(isOpaque)
  }

  @Test func amounts() throws {
    #expect(try text(Text("a").opacity(0.5)).opacity() == 0.5)
    #expect(try text(Text("a").contrast(0.6)).contrast() == 0.6)
    #expect(try text(Text("a").saturation(0.7)).saturation() == 0.7)
    #expect(try text(Text("a").grayscale(0.8)).grayscale() == 0.8)
    #expect(try text(Text("a").hueRotation(.degrees(9))).hueRotation() == .degrees(9))
  }

  @Test func inversion() throws {
    try text(Text("a").colorInvert()).colorInvert()
    #expect(
      message { try text(Text("a")).colorInvert() }
        == "Text does not have 'colorInvert' modifier")
  }

  @Test(arguments: [
    "blur", "opacity", "contrast", "saturation", "grayscale", "hueRotation", "shadow",
  ])
  func missing(_ name: String) throws {
    let view = try text(Text("a"))
    let call: () throws -> Void = {
      switch name {
      case "blur": _ = try view.blur()
      case "opacity": _ = try view.opacity()
      case "contrast": _ = try view.contrast()
      case "saturation": _ = try view.saturation()
      case "grayscale": _ = try view.grayscale()
      case "hueRotation": _ = try view.hueRotation()
      default: _ = try view.shadow()
      }
    }
    #expect(message { try call() } == "Text does not have '\(name)' modifier")
  }

  @Test func shadow() throws {
    let (color, radius, offset) = try text(
      Text("a").shadow(color: .red, radius: 2, x: 3, y: 4)
    ).shadow()
    #expect(color == .red)
    #expect(radius == 2)
    #expect(offset == CGSize(width: 3, height: 4))
  }

  @Test func clip() throws {
    let shape = RoundedRectangle(cornerRadius: 5)
    let view = try text(Text("a").clipShape(shape, style: FillStyle(eoFill: true)))
    #expect(try view.clipShape(RoundedRectangle.self).cornerSize == shape.cornerSize)
    #expect(try view.clipStyle() == FillStyle(eoFill: true))
    #expect(try view.cornerRadius() == 5)
    #expect(try text(Text("a").cornerRadius(6)).cornerRadius() == 6)
    #expect(
      message { try text(Text("a").clipped()).cornerRadius() }
        == "Text does not have 'cornerRadius' modifier")
    #expect(
      message { try view.clipShape(Circle.self) }
        == "Type mismatch: RoundedRectangle is not Circle")
    #expect(
      message { try text(Text("a")).clipStyle() } == "Text does not have 'clipStyle' modifier")
  }
}
