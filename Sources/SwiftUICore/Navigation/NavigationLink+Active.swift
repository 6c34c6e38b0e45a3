extension NavigationLink {
  fileprivate init(_ label: Label, _ destination: Destination, _ isActive: Binding<Bool>) {
    self.init(destination: destination) { label }
    _isActive = .binding(isActive)
  }

  fileprivate static func isSelected<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  /// A link that is active while a binding says so.
  @available(*, deprecated, message: "use NavigationLink(value:label:) in a NavigationStack")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination(), isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) in a NavigationStack")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), destination, isActive)
  }

  /// A link that is active while a selection has its value.
  @available(*, deprecated, message: "use NavigationLink(value:label:) in a NavigationStack")
  public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label(), destination(), Self.isSelected(tag, selection))
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) in a NavigationStack")
  public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label(), destination, Self.isSelected(tag, selection))
  }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(Text(titleKey), destination(), isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  @_disfavoredOverload
  public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(Text(title), destination(), isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(Text(titleKey), destination, isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  @_disfavoredOverload
  public init<S>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) where S: StringProtocol {
    self.init(Text(title), destination, isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(Text(titleKey), destination(), Self.isSelected(tag, selection))
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(Text(titleKey), destination, Self.isSelected(tag, selection))
  }

  @available(*, deprecated, message: "use NavigationLink(_:value:) in a NavigationStack")
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(Text(title), destination, Self.isSelected(tag, selection))
  }
}
