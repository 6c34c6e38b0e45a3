import Foundation

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = Self(Text(titleKey), text)
      .actions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = Self(Text(titleKey), text).actions(onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = Self(Text(titleKey), text).actions(onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), text)
      .actions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), text).actions(onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), text).actions(onCommit: onCommit)
  }
}

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self = Self(Text(titleKey), formatted: value.text(formatter))
      .actions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self = Self(Text(titleKey), formatted: value.text(formatter))
      .actions(onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = Self(Text(titleKey), formatted: value.text(formatter)).actions(onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), formatted: value.text(formatter))
      .actions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @available(*, deprecated, message: "Use focused(_:).")
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), formatted: value.text(formatter))
      .actions(onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self = Self(Text(title), formatted: value.text(formatter)).actions(onCommit: onCommit)
  }
}
