import Foundation

/// What a navigation stack shows and how that changes. One for each stack; its pages find it in the environment.
@MainActor
package final class NavigationModel {
  /// A page above the root.
  struct Entry {
    enum Content {
      case value(AnyHashable)
      /// Pushed by a link or a binding, without a value.
      case view(AnyView, owner: ObjectIdentifier?, dismissed: (() -> Void)?)
    }
    let id: Int
    var content: Content
  }

  private(set) var entries: [Entry] = []
  private var nextID = 1
  private var destinations: [ObjectIdentifier: [ObjectIdentifier: (AnyHashable) -> AnyView?]] = [:]
  /// Asks the stack to bring its pages up to date.
  var changed: (() -> Void)?
  /// Writes the values to the app's path; nil for a stack that keeps them itself.
  var writePath: (([AnyHashable]) -> Void)?

  nonisolated init() {}

  // MARK: What is shown

  private var values: [AnyHashable] {
    entries.compactMap { entry in
      if case .value(let value) = entry.content { value } else { nil }
    }
  }

  /// Takes the app's path: pages of values that are still there at the same place stay.
  func take(path: [AnyHashable]) {
    guard path != values else { return }
    var kept: [Entry] = []
    var rest = path[...]
    for entry in entries {
      guard case .value(let value) = entry.content else { continue }
      guard rest.first == value else { break }
      kept.append(entry)
      rest = rest.dropFirst()
    }
    entries = kept + rest.map { makeEntry(.value($0)) }
  }

  private func makeEntry(_ content: Entry.Content) -> Entry {
    defer { nextID += 1 }
    return Entry(id: nextID, content: content)
  }

  // MARK: Pushing and popping

  func push(value: AnyHashable) {
    entries.append(makeEntry(.value(value)))
    pathChanged()
  }

  /// Pushes a view; one with an owner takes the place of what that owner pushed before.
  func push(
    _ view: AnyView, owner: ObjectIdentifier? = nil, dismissed: (() -> Void)? = nil
  ) {
    if let owner, let index = index(of: owner) {
      entries[index].content = .view(view, owner: owner, dismissed: dismissed)
    } else {
      entries.append(makeEntry(.view(view, owner: owner, dismissed: dismissed)))
    }
    changed?()
  }

  /// Takes away the page that an owner pushed, and those above it.
  func pop(owner: ObjectIdentifier) {
    if let index = index(of: owner) { pop(to: index) }
  }

  private func index(of wanted: ObjectIdentifier) -> Int? {
    entries.firstIndex { entry in
      if case .view(_, let owner, _) = entry.content { owner == wanted } else { false }
    }
  }

  /// Leaves so many pages above the root.
  package func pop(to depth: Int) {
    guard depth >= 0, depth < entries.count else { return }
    let gone = entries[depth...]
    entries.removeSubrange(depth...)
    for case .view(_, _, let dismissed?) in gone.map(\.content) { dismissed() }
    pathChanged()
  }

  package func pop(id: Int) {
    if let index = entries.firstIndex(where: { $0.id == id }) { pop(to: index) }
  }

  private func pathChanged() {
    writePath?(values)
    changed?()
  }

  // MARK: Destinations

  func setDestination<D: Hashable>(
    _ type: D.Type, owner: ObjectIdentifier, _ make: ((D) -> AnyView)?
  ) {
    let key = ObjectIdentifier(type)
    if destinations[key]?[owner] == nil { hasNewDestinations = true }
    destinations[key, default: [:]][owner] = make.map { make in
      { value in (value.base as? D).map(make) }
    }
    changed?()
  }

  private var hasNewDestinations = false

  /// Whether destinations were declared since the last call, which pages without one may have waited for.
  func takeNewDestinations() -> Bool {
    defer { hasNewDestinations = false }
    return hasNewDestinations && !entries.isEmpty
  }

  func content(of entry: Entry) -> AnyView {
    switch entry.content {
    case .view(let view, _, _): return view
    case .value(let value):
      let type = Swift.type(of: value.base)
      for make in destinations[ObjectIdentifier(type)]?.values ?? [:].values {
        if let view = make(value) { return view }
      }
      Diagnostics.reportOnce(
        "NavigationStack has no navigationDestination(for: \(type).self) for the value \(value); "
          + "add one to a view inside the stack.")
      return AnyView(MissingDestination(type: "\(type)"))
    }
  }
}

/// Stands visibly for a page that nothing was declared for.
private struct MissingDestination: View {
  let type: String
  var body: some View {
    Text(verbatim: "No destination for \(type)")
  }
}

/// What a page tells the bar above it.
@MainActor
package final class NavigationPage {
  private var titles: [(owner: ObjectIdentifier, title: Text)] = []
  private var hidden: Set<ObjectIdentifier> = []
  package var changed: (() -> Void)?

  nonisolated package init() {}

  /// The title set last.
  package var title: Text? { titles.last?.title }
  var hidesBackButton: Bool { !hidden.isEmpty }

  func setTitle(_ title: Text?, owner: ObjectIdentifier) {
    if let index = titles.firstIndex(where: { $0.owner == owner }) {
      if let title { titles[index].title = title } else { titles.remove(at: index) }
    } else if let title {
      titles.append((owner, title))
    }
    changed?()
  }

  private var toolbars:
    [(owner: ObjectIdentifier, entries: [ToolbarEntry], scope: EnvironmentScope)] =
      []
  /// Called when the items of the toolbar are others.
  package var toolbarChanged: (() -> Void)?

  /// The items of the toolbar, each with the environment that it was written in.
  package var toolbar: [(entry: ToolbarEntry, scope: EnvironmentScope)] {
    toolbars.flatMap { toolbar in toolbar.entries.map { ($0, toolbar.scope) } }
  }

  func setToolbar(
    _ entries: [ToolbarEntry], scope: EnvironmentScope, owner: ObjectIdentifier
  ) {
    let index = toolbars.firstIndex { $0.owner == owner }
    if entries.isEmpty {
      if let index { toolbars.remove(at: index) }
    } else if let index {
      toolbars[index].entries = entries
    } else {
      toolbars.append((owner, entries, scope))
    }
    toolbarChanged?()
  }

  func setHidesBackButton(_ hides: Bool, owner: ObjectIdentifier) {
    if hides { hidden.insert(owner) } else { hidden.remove(owner) }
    changed?()
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

private struct NavigationPageKey: EnvironmentKey {
  static let defaultValue: NavigationPage? = nil
}

extension EnvironmentValues {
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The page, or the window, whose title the view sets.
  package var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}
