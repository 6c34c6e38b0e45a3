/// The standard style: the label at the leading and the content at the trailing end of a form's row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(alignment: .firstTextBaseline, label: configuration.label) {
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
