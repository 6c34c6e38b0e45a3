/// Designates a Rotor that replaces one of the automatic, system-provided Rotors with a developer-provided Rotor.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case links(Bool?), headings(AccessibilityHeadingLevel?), boldText, italicText, underlineText
    case misspelledWords, images, textFields, tables, lists, landmarks
  }
  private let kind: Kind

  public static var links: AccessibilitySystemRotor { .init(kind: .links(nil)) }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(kind: .links(visited))
  }
  public static var headings: AccessibilitySystemRotor { .init(kind: .headings(nil)) }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(kind: .headings(level))
  }
  public static var boldText: AccessibilitySystemRotor { .init(kind: .boldText) }
  public static var italicText: AccessibilitySystemRotor { .init(kind: .italicText) }
  public static var underlineText: AccessibilitySystemRotor { .init(kind: .underlineText) }
  public static var misspelledWords: AccessibilitySystemRotor { .init(kind: .misspelledWords) }
  public static var images: AccessibilitySystemRotor { .init(kind: .images) }
  public static var textFields: AccessibilitySystemRotor { .init(kind: .textFields) }
  public static var tables: AccessibilitySystemRotor { .init(kind: .tables) }
  public static var lists: AccessibilitySystemRotor { .init(kind: .lists) }
  public static var landmarks: AccessibilitySystemRotor { .init(kind: .landmarks) }
}

/// What a rotor leads to.
package struct AccessibilityRotorTarget {
  package var id: AnyHashable
  package var namespace: Namespace.ID?
  package var label: Text?
  package var textRange: Range<String.Index>?
  package var prepare: (() -> Void)?
}

/// A rotor with its entries.
package struct AccessibilityRotorEntries {
  package enum Label {
    case system(AccessibilitySystemRotor)
    case text(Text)
  }
  package var label: Label
  package var entries: [AccessibilityRotorTarget]
}

/// Content within an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Gathers the entries. Not meant to be called or written by apps.
  nonisolated static func _appendTargets(of content: Self, to targets: inout _RotorTargets)
}

/// The entries of a rotor.
public struct _RotorTargets {
  package var targets: [AccessibilityRotorTarget] = []
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is primitive rotor content: it has no body to call.")
  }
}

extension AccessibilityRotorContent {
  nonisolated public static func _appendTargets(of content: Self, to targets: inout _RotorTargets) {
    Diagnostics.reportOnce("\(Self.self) adds no entries of its own to a rotor.")
  }
}

extension Never: AccessibilityRotorContent {}

/// A struct representing an entry in an accessibility rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  package var target: AccessibilityRotorTarget

  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    target = AccessibilityRotorTarget(
      id: AnyHashable(id), label: label, textRange: textRange, prepare: prepare)
  }

  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    target = AccessibilityRotorTarget(
      id: AnyHashable(id), namespace: namespace, label: label, textRange: textRange,
      prepare: prepare)
  }

  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never
  nonisolated public static func _appendTargets(of content: Self, to targets: inout _RotorTargets) {
    targets.targets.append(content.target)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  nonisolated public static func _appendTargets(of content: Self, to targets: inout _RotorTargets) {
    for element in content.data {
      Content._appendTargets(of: content.content(element), to: &targets)
    }
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identify: { $0.id }) }
}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identify: { $0[keyPath: id] }) }
}

/// Several entries. Linux's own: Apple's builder hides what it makes of them.
public struct TupleRotorContent<T> {
  package var value: T
  let append: (inout _RotorTargets) -> Void
}

extension TupleRotorContent: AccessibilityRotorContent {
  public typealias Body = Never
  nonisolated public static func _appendTargets(of content: Self, to targets: inout _RotorTargets) {
    content.append(&targets)
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  nonisolated public static func _appendTargets(
    of content: Wrapped?, to targets: inout _RotorTargets
  ) { if let content { Wrapped._appendTargets(of: content, to: &targets) } }
}

/// Result builder you use to generate rotor entry content.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> TupleRotorContent<(repeat each C)> {
    TupleRotorContent(value: (repeat each content)) { targets in
      func append<Entry: AccessibilityRotorContent>(_ entry: Entry) {
        Entry._appendTargets(of: entry, to: &targets)
      }
      repeat append(each content)
    }
  }
}

extension View {
  /// Creates an Accessibility Rotor with the specified user-visible label and entries. GTK has no rotors.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { keptAsValue().rotor(.text(label), entries()) }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { keptAsValue().rotor(.text(Text(labelKey)), entries()) }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { keptAsValue().rotor(.text(Text(label)), entries()) }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { keptAsValue().rotor(.system(systemRotor), entries()) }

  /// Creates an Accessibility Rotor with an entry for each identifiable element.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    keptAsValue().rotor(.text(rotorLabel), entries, id: \.id, label: entryLabel)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    keptAsValue().rotor(.text(Text(rotorLabelKey)), entries, id: \.id, label: entryLabel)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { keptAsValue().rotor(.text(rotorLabel), entries, id: entryID, label: entryLabel) }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { keptAsValue().rotor(.system(systemRotor), entries, id: \.id, label: entryLabel) }

  /// Creates an Accessibility Rotor with an entry for each of the ranges of the view's text.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    keptAsValue().attachment { properties in
      let targets = textRanges.map {
        AccessibilityRotorTarget(id: AnyHashable($0), textRange: $0)
      }
      properties.rotors.append(AccessibilityRotorEntries(label: .text(label), entries: targets))
    }
  }

  /// Names the view for an entry of a rotor.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().modifier(AccessibilityRotorEntryModifier(id: id, namespace: namespace))
  }

  nonisolated private func rotor<Content: AccessibilityRotorContent>(
    _ label: AccessibilityRotorEntries.Label, _ content: Content
  ) -> some View {
    attachment { properties in
      var targets = _RotorTargets()
      Content._appendTargets(of: content, to: &targets)
      properties.rotors.append(
        AccessibilityRotorEntries(label: label, entries: targets.targets))
    }
  }

  nonisolated private func rotor<EntryModel, ID: Hashable>(
    _ label: AccessibilityRotorEntries.Label, _ entries: [EntryModel],
    id: KeyPath<EntryModel, ID>, label entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    attachment { properties in
      let targets = entries.map { entry in
        AccessibilityRotorTarget(
          id: AnyHashable(entry[keyPath: id]), label: Text(entry[keyPath: entryLabel]))
      }
      properties.rotors.append(AccessibilityRotorEntries(label: label, entries: targets))
    }
  }
}

/// Names a view for an entry of a rotor.
package struct AccessibilityRotorEntryModifier<ID: Hashable> {
  package var id: ID
  package var namespace: Namespace.ID
}

extension AccessibilityRotorEntryModifier: ValueModifier { public typealias Body = Never }
