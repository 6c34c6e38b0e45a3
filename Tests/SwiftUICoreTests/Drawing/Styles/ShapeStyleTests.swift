import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ShapeStyleTests {
  private func hex(_ style: some ShapeStyle, _ environment: EnvironmentValues = .init()) -> String?
  {
    guard case .color(let color)? = style.paint(in: environment)?.fill else { return nil }
    return color.description
  }

  private func environment(foreground levels: [[AnyShapeStyle]]) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.foregroundStyles = levels
    return environment
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func levelsAreTheLabelColorsByDefault() {
    #expect(hex(.primary) == "#000000FF")
    #expect(hex(.secondary) == "#3C3C4399")
    #expect(hex(.foreground) == "#000000FF")
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(hex(.primary, dark) == "#FFFFFFFF")
    #expect(hex(.tertiary, dark) == "#EBEBF54D")
  }

  @Test func levelsOfAForegroundStyle() {
    let red = environment(foreground: [[AnyShapeStyle(red)]])
    #expect(hex(.foreground, red) == "#FF0000FF")
    #expect(hex(.primary, red) == "#FF0000FF")
    #expect(hex(.secondary, red) == "#FF000099")
    let both = environment(foreground: [[AnyShapeStyle(self.red), AnyShapeStyle(green)]])
    #expect(hex(.primary, both) == "#FF0000FF")
    #expect(hex(.secondary, both) == "#00FF00FF")
    #expect(hex(.tertiary, both) == "#00FF0099")
  }

  @Test func aForegroundMayNameALevelOfTheOneOutside() {
    let nested = environment(foreground: [
      [AnyShapeStyle(red)], [AnyShapeStyle(HierarchicalShapeStyle.secondary)],
    ])
    #expect(hex(.foreground, nested) == "#FF000099")
    let alone = environment(foreground: [[AnyShapeStyle(HierarchicalShapeStyle.secondary)]])
    #expect(hex(.foreground, alone) == "#3C3C4399")
  }

  @Test func anyStyleHasWeakerLevels() {
    #expect(hex(red.secondary) == "#FF000099")
    #expect(hex(HierarchicalShapeStyle.primary.secondary) == hex(.secondary))
  }

  @Test func styleModifiers() throws {
    #expect(hex(red.opacity(0.5).opacity(0.5)) == "#FF000040")
    let paint = try #require(
      red.shadow(.drop(color: green, radius: 3, x: 1, y: 2)).blendMode(.multiply)
        .paint(in: EnvironmentValues()))
    #expect(paint.blendMode == .multiply)
    #expect(paint.shadows.map(\.radius) == [3])
    #expect(paint.shadows.map(\.offset) == [CGSize(width: 1, height: 2)])
    #expect(paint.shadows.map(\.color.description) == ["#00FF00FF"])
    let anchored = red.in(CGRect(x: 1, y: 2, width: 3, height: 4)).paint(in: EnvironmentValues())
    #expect(anchored?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func foregroundStyleIsTheBaseOfBareModifiers() {
    func paint<S: ShapeStyle>(_ style: S) -> String? {
      hex(style, environment(foreground: [[AnyShapeStyle(red)]]))
    }
    #expect(paint(.opacity(0.5)) == "#FF000080")
    #expect(paint(.blendMode(.screen)) == "#FF0000FF")
  }

  @Test func backgroundAndTint() {
    var environment = EnvironmentValues()
    #expect(hex(.background, environment) == "#FFFFFFFF")
    #expect(hex(.tint, environment) == "#007AFFFF")
    environment.backgroundStyle = AnyShapeStyle(green)
    environment.tint = AnyShapeStyle(red)
    #expect(hex(.background, environment) == "#00FF00FF")
    #expect(hex(.tint, environment) == "#FF0000FF")
    #expect(hex(.selection, environment) == "#FF0000FF")
    environment.tint = AnyShapeStyle(.tint.secondary)
    #expect(hex(.tint, environment) == "#007AFF99")
  }

  @Test func colorsOfTheEnvironmentAreStyles() {
    var environment = EnvironmentValues()
    environment.foregroundColor = red
    #expect(environment.foregroundColor == red)
    #expect(hex(.foreground, environment) == "#FF0000FF")
    environment.foregroundColor = nil
    #expect(hex(.foreground, environment) == "#000000FF")
    environment.tintColor = green
    #expect(environment.accentColor == green)
    environment.tint = AnyShapeStyle(
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    #expect(environment.tintColor == nil)
  }

  private struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test func stylesOfTheUser() {
    var environment = EnvironmentValues()
    #expect(hex(Brand(), environment) == "#000000FF")
    environment.colorScheme = .dark
    #expect(hex(Brand(), environment) == "#FFFFFFFF")
    #expect(hex(AnyShapeStyle(Brand().secondary), environment) == "#FFFFFF99")
  }

  @Test func erasedStylesCompare() {
    #expect(AnyShapeStyle(red) == AnyShapeStyle(Color(red: 1, green: 0, blue: 0)))
    #expect(AnyShapeStyle(red) != AnyShapeStyle(green))
    #expect(AnyShapeStyle(.primary) == AnyShapeStyle(HierarchicalShapeStyle.primary))
    #expect(AnyShapeStyle(.primary) != AnyShapeStyle(.tint))
    #expect(AnyShapeStyle(AnyShapeStyle(red)).color == red)
  }

  @Test func implicitMembersAreFound() {
    func accept<S: ShapeStyle>(_ style: S) -> Bool { style.paint(in: EnvironmentValues()) != nil }
    #expect(accept(.red))
    #expect(accept(.red.opacity(0.3)))
    #expect(accept(.red.gradient))
    #expect(accept(.regularMaterial))
    #expect(accept(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(accept(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom)))
    #expect(accept(.conicGradient(colors: [.red, .blue], center: .center)))
    #expect(accept(.image(Image(systemName: "star"))))
    #expect(accept(.separator))
    #expect(accept(.placeholder))
    #expect(accept(.link))
    #expect(accept(.fill))
    #expect(accept(.windowBackground))
  }
}
