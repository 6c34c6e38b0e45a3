/// A row or button that opens another page.
///
/// Inside a `NavigationStack` it pushes a page: the destination that it carries, or the one declared with
/// `navigationDestination(for:)` for the type of its value.
public struct NavigationLink<Label: View, Destination: View> {
  package var label: Label
  package var destination: Destination?
  package var presentedValue: NavigationLinkValue?
  package var _isActive: StateOrBinding<Bool> = .state(State(initialValue: false))
  package var isDisabledByValue = false

  @Environment(\.navigationModel) private var model
}

/// The value that a link pushes.
package enum NavigationLinkValue {
  package struct Box {
    package struct Storage {
      package var data: AnyHashable
    }
    package var storage: Storage
  }
  case v4(Box)

  init(_ value: AnyHashable) { self = .v4(Box(storage: Box.Storage(data: value))) }

  var value: AnyHashable {
    switch self {
    case .v4(let box): box.storage.data
    }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  fileprivate init(label: Label, destination: Destination?) {
    self.label = label
    self.destination = destination
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: destination())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: destination())
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: destination)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil)
    presentedValue = value.map { NavigationLinkValue(AnyHashable($0)) }
    isDisabledByValue = value == nil
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
  public var body: some View {
    if case .binding(let isActive) = _isActive {
      NavigationLinkButton(action: { isActive.wrappedValue = true }, label: label)
        .navigationDestination(isPresented: isActive) { destination }
    } else {
      NavigationLinkButton(action: { activate() }, label: label)
        .disabled(isDisabledByValue)
    }
  }

  @MainActor private func activate() {
    guard let model else {
      Diagnostics.reportOnce(
        "A NavigationLink was used outside of a NavigationStack: it does nothing.")
      return
    }
    if let presentedValue {
      model.push(value: presentedValue.value)
    } else if let destination {
      model.push(AnyView(destination))
    }
  }
}

/// What can be clicked: the link's label with an arrow at the trailing edge.
private struct NavigationLinkButton<Label: View>: View {
  let action: @MainActor () -> Void
  let label: Label

  var body: some View {
    Button(action: action) {
      HStack {
        label
        Spacer(minLength: 8)
        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.borderless)
  }
}
