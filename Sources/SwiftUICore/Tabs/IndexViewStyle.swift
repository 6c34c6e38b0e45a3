/// How the dots for the pages of a tab view look.
///
/// The styles are those below: as on Apple's systems, apps can't add others.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots for the pages of a tab view.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    package enum Backing: Sendable { case automatic, interactive, always, never }
    package let backing: Backing

    public static let automatic = BackgroundDisplayMode(backing: .automatic)
    public static let interactive = BackgroundDisplayMode(backing: .interactive)
    public static let always = BackgroundDisplayMode(backing: .always)
    public static let never = BackgroundDisplayMode(backing: .never)
  }

  package let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode.backing == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum IndexHasBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var indexHasBackground: Bool {
    get { self[IndexHasBackgroundKey.self] }
    set { self[IndexHasBackgroundKey.self] = newValue }
  }
}

/// Sets the style of the page indices in a view.
package struct IndexViewStyleModifier<Style: IndexViewStyle> {
  package var style: Style
}

extension IndexViewStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.indexHasBackground = style._hasBackground
  }
}

extension View {
  /// Sets the style of the page indices in this view.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    modifier(IndexViewStyleModifier(style: style))
  }
}
