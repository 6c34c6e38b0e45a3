/// How lists look.
public protocol ListStyle {
  @MainActor static var _kind: ListStyleKind { get }
}

/// What a renderer knows of a list's style. Linux's own.
public enum ListStyleKind: Sendable {
  case automatic, plain, sidebar, inset, insetGrouped, grouped, bordered
}

public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .automatic }
}
public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .plain }
}
public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .sidebar }
}
public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .inset }
}
public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .insetGrouped }
}
public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .grouped }
}
public struct BorderedListStyle: ListStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: ListStyleKind { .bordered }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

private struct ListStyleKindKey: EnvironmentKey {
  static let defaultValue = ListStyleKind.automatic
}

extension EnvironmentValues {
  package var listStyleKind: ListStyleKind {
    get { self[ListStyleKindKey.self] }
    set { self[ListStyleKindKey.self] = newValue }
  }
}

/// Sets the style of the lists within a view.
package struct ListStyleWriter<Style: ListStyle> {
  package let style: Style
}

extension ListStyleWriter: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.listStyleKind = Style._kind
  }
}

extension View {
  /// Sets the style for lists within this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(ListStyleWriter(style: style))
  }
}
