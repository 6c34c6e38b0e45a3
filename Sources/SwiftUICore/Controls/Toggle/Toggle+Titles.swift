extension Toggle where Label == Text {
  /// A toggle with a text, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// A toggle with a text.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Text(title))
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, C>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// A toggle with a text, which is looked up as a key for localization, and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  /// A toggle with a text and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: SwiftUICore.Label(title, systemImage: systemImage))
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn,
      label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S, C>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(
      sources: sources, isOn: isOn, label: SwiftUICore.Label(title, systemImage: systemImage))
  }
}
