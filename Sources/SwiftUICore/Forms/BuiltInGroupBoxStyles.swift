/// The standard style: the label above a box with rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      // Several views stand under each other.
      VStack(alignment: .leading) { configuration.content }
        .padding(12)
        .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
