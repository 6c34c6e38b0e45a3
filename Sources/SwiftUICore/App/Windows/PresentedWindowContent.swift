/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  package let defaultValue: (() -> Data)?
  package let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(
    _ value: Data?, defaultValue: (() -> Data)? = nil,
    content: @escaping (Binding<Data?>) -> Content
  ) {
    self.defaultValue = defaultValue
    self.content = content
    _value = State(initialValue: value ?? defaultValue?())
  }
}

extension PresentedWindowContent: View {
  public var body: some View { content($value) }
}

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title, id, PresentedWindowContent(nil, content: content),
      WindowPresentation(valueType: D.self) { value in
        AnyView(PresentedWindowContent(value?.base as? D, content: content))
      })
  }

  private init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, _ content: @escaping (Binding<D>) -> C, _ make: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let optional: (Binding<D?>) -> C = { value in
      content(
        Binding<D>(
          get: { value.wrappedValue ?? make() }, set: { value.wrappedValue = $0 }))
    }
    self.init(
      title, id, PresentedWindowContent(nil, defaultValue: make, content: optional),
      WindowPresentation(valueType: D.self) { value in
        AnyView(
          PresentedWindowContent(value?.base as? D, defaultValue: make, content: optional))
      })
  }

  /// Creates a data-presenting window group: `openWindow(value:)` with a value of the type opens a window of it.
  ///
  /// - Parameter content: makes the content from a binding to the value; nil in a window without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, content)
  }

  /// Creates a data-presenting window group whose windows have a value of their own if they are opened without
  /// one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content, defaultValue)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: id, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content, defaultValue)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content, defaultValue)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), id: nil, content, defaultValue)
  }
}
