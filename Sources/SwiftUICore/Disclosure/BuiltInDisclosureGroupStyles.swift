/// The standard style: an arrow before the label, which shows and hides the content under it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: 6) {
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .imageScale(.small)
          configuration.label
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded {
        VStack(alignment: .leading) { configuration.content }
          .padding(.leading, 20)
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
