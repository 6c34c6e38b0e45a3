/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No Mail", systemImage: "tray.fill")
/// } description: {
///   Text("New mails you receive will appear here.")
/// } actions: {
///   Button("Refresh") { refresh() }
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package var label: Label
  package var description: Description
  package var actions: Actions

  init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }
}

extension ContentUnavailableView: View {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      VStack(spacing: 4) { description }
        .font(.callout)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      VStack(spacing: 8) { actions }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol with the title under it.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title, which is looked up as a key for localization, and an image of the main bundle.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUICore.Label(title, image: name), description, EmptyView())
  }

  /// A title, which is looked up as a key for localization, and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUICore.Label(title, systemImage: name), description, EmptyView())
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(SwiftUICore.Label(title, image: name), description, EmptyView())
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(SwiftUICore.Label(title, systemImage: name), description, EmptyView())
  }
}

/// What a view shows that a search found nothing for.
public struct SearchUnavailableContent: Sendable {
  /// The label of the view.
  public struct Label: View, Sendable {
    let query: String?

    public var body: some View {
      SwiftUICore.Label {
        if let query, !query.isEmpty {
          Text("No Results for “\(query)”")
        } else {
          Text("No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description of the view.
  public struct Description: View, Sendable {
    init() {}
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the view: none.
  public struct Actions: View, Sendable {
    init() {}
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that says that a search found nothing.
  @MainActor public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { ContentUnavailableView(.init(query: nil), .init(), .init()) }

  /// A view that says that a search for a text found nothing.
  @MainActor public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > { ContentUnavailableView(.init(query: text), .init(), .init()) }
}
