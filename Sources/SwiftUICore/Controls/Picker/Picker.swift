/// A control for selecting from a set of mutually exclusive values.
///
/// The views of the content are the options: each stands for the value that its `tag(_:)` or, in a `ForEach`, its
/// identifier gives, which has to be of the selection's type. They are shown by their texts and symbols. A
/// selection that no option stands for is reported once and shown as none.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Chocolate").tag(Flavor.chocolate)
///   Text("Vanilla").tag(Flavor.vanilla)
/// }
/// .pickerStyle(.segmented)
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  package var label: Label
  package var content: Content
  /// More than one where the picker stands for several values.
  package var selection: [Binding<SelectionValue>]

  init(_ label: Label, _ selection: [Binding<SelectionValue>], _ content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), [selection], content())
  }

  /// A picker for several values: it shows none as selected while they differ; the user sets all.
  ///
  /// - Parameters:
  ///   - sources: the elements with the values.
  ///   - selection: the path from an element to the binding of its value.
  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(label(), sources.map { $0[keyPath: selection] }, content())
  }

  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, [selection], content())
  }

  public var body: some View {
    PickerBody(label: label, selection: selection, content: content)
  }
}

extension Picker where Label == Text, Content: View {
  /// A picker with a title, which is looked up as a key for localization.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), [selection], content())
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(Text(title), [selection], content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(Text(titleKey), sources.map { $0[keyPath: selection] }, content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(Text(title), sources.map { $0[keyPath: selection] }, content())
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image>, Content: View {
  /// A picker with a title, which is looked up as a key for localization, and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, systemImage: systemImage), [selection], content())
  }

  /// A picker with a title and a system symbol.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(SwiftUICore.Label(title, systemImage: systemImage), [selection], content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection {
    self.init(
      SwiftUICore.Label(titleKey, systemImage: systemImage),
      sources.map { $0[keyPath: selection] }, content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol {
    self.init(
      SwiftUICore.Label(title, systemImage: systemImage),
      sources.map { $0[keyPath: selection] }, content())
  }
}
