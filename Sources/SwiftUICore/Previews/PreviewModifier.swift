/// What previews have in common: an environment, sample data, a frame around them.
///
/// ```swift
/// struct Titled: PreviewModifier {
///   static func makeSharedContext() async throws -> String { "Sample" }
///
///   func body(content: Content, context: String) -> some View {
///     VStack {
///       Text(context)
///       content
///     }
///   }
/// }
///
/// #Preview(traits: .modifier(Titled())) { Text("Shown below the title") }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  /// Made once for all previews that use a modifier of this type.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` is applied to.
public struct PreviewModifierContent {
  private let view: AnyView

  @MainActor package init(_ view: any View) { self.view = AnyView(view) }
}

extension PreviewModifierContent: View {
  public var body: some View { view }
}
