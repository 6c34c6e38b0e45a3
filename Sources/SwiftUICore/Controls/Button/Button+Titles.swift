extension Button where Label == Text {
  /// A button that shows a text, which is looked up as a key for localization.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, label: Text(titleKey))
  }

  /// A button that shows a text.
  @_disfavoredOverload
  @preconcurrency public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(nil, action, label: Text(title))
  }

  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, label: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role, action, label: Text(title))
  }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
  /// A button that shows a text, which is looked up as a key for localization, and a system symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  /// A button that shows a text and a system symbol.
  @_disfavoredOverload
  @preconcurrency public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(nil, action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }

  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency public init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role, action, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}
