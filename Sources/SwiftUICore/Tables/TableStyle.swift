/// How tables look.
public protocol TableStyle {
  @MainActor static var _kind: TableStyleKind { get }
}

/// What a renderer knows of a table's style. Linux's own.
public enum TableStyleKind: Sendable {
  case automatic, inset, bordered
}

/// The default table style: that of a table in a view.
public struct AutomaticTableStyle: TableStyle, Sendable {
  package init() {}
  @MainActor public static var _kind: TableStyleKind { .automatic }
}

/// A style without lines between the columns.
public struct InsetTableStyle: TableStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: TableStyleKind { .inset }
}

/// A style with a frame around the table, and lines between its columns.
public struct BorderedTableStyle: TableStyle, Sendable {
  public init() {}
  @MainActor public static var _kind: TableStyleKind { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private struct TableStyleKindKey: EnvironmentKey {
  static let defaultValue = TableStyleKind.automatic
}

private struct TableColumnHeadersVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  package var tableStyleKind: TableStyleKind {
    get { self[TableStyleKindKey.self] }
    set { self[TableStyleKindKey.self] = newValue }
  }

  package var tableColumnHeadersVisibility: Visibility {
    get { self[TableColumnHeadersVisibilityKey.self] }
    set { self[TableColumnHeadersVisibilityKey.self] = newValue }
  }
}

/// Sets the style of the tables within a view.
package struct TableStyleModifier<Style: TableStyle> {
  package let style: Style
}

extension TableStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.tableStyleKind = Style._kind
  }
}

extension View {
  /// Sets the style for tables within this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(TableStyleModifier(style: style))
  }

  /// Shows or hides the labels of the columns of tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeadersVisibility, visibility)
  }
}
