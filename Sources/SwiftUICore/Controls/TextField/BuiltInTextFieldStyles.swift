/// The standard style: a field with a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    NativeTextField(field: configuration, border: .rounded)
  }
}

/// A field without any decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    NativeTextField(field: configuration, border: .none)
  }
}

/// A field with a border whose corners are round.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    NativeTextField(field: configuration, border: .rounded)
  }
}

/// A field with a border whose corners are square.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    NativeTextField(field: configuration, border: .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
