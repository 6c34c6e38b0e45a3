extension Color {
  public static let red: Color = Color(provider: SystemColorType.red)
  public static let orange: Color = Color(provider: SystemColorType.orange)
  public static let yellow: Color = Color(provider: SystemColorType.yellow)
  public static let green: Color = Color(provider: SystemColorType.green)
  public static let mint: Color = Color(provider: SystemColorType.mint)
  public static let teal: Color = Color(provider: SystemColorType.teal)
  public static let cyan: Color = Color(provider: SystemColorType.cyan)
  public static let blue: Color = Color(provider: SystemColorType.blue)
  public static let indigo: Color = Color(provider: SystemColorType.indigo)
  public static let purple: Color = Color(provider: SystemColorType.purple)
  public static let pink: Color = Color(provider: SystemColorType.pink)
  public static let brown: Color = Color(provider: SystemColorType.brown)
  public static let white: Color = Color(provider: SystemColorType.white)
  public static let gray: Color = Color(provider: SystemColorType.gray)
  public static let black: Color = Color(provider: SystemColorType.black)
  public static let clear: Color = Color(provider: SystemColorType.clear)

  /// The color of main text.
  public static let primary: Color = Color(provider: SystemColorType.primary)

  /// The color of less important text.
  public static let secondary: Color = Color(provider: SystemColorType.secondary)

  /// The nearest tint, or else the accent color of the desktop.
  public static var accentColor: Color { Color(provider: AccentColorProvider()) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
