import Foundation

/// The standard style: grouped, as is usual on GTK's desktops.
public struct AutomaticFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Sections as rounded boxes under each other, which scroll.
public struct GroupedFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Two columns, which don't scroll: labels that end where the column of the controls begins.
public struct ColumnsFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formControls, spacing: 8) { configuration.content }
      .environment(\.formRowLayout, .columns)
      .environment(\.sectionLooks, .form)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
