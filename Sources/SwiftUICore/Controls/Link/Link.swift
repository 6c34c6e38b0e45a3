import Foundation

/// A control for navigating to a URL.
///
/// A button that opens the URL with the environment's `openURL` action, by default the desktop's.
///
/// ```swift
/// Link("View our terms of service", destination: termsURL)
/// ```
public struct Link<Label: View> {
  package var label: Label
  package var destination: LinkDestination

  init(_ label: Label, _ destination: URL) {
    self.label = label
    self.destination = LinkDestination(configuration: .init(url: destination))
  }
}

/// Where a link leads.
package struct LinkDestination {
  package struct Configuration {
    package var url: URL
  }

  package var configuration: Configuration
}

extension Link: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label(), destination)
  }

  public var body: some View {
    LinkButton(label: label, url: destination.configuration.url)
  }
}

/// A button that looks like a link where no other style is set.
struct LinkButton<Label: View>: View {
  let label: Label
  let url: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    StyledView(
      PrimitiveButtonStyleConfiguration(role: nil) { [openURL, url] in
        MainActor.assumeIsolated { openURL(url) }
      }, automatic: .linkButton
    )
    .viewAlias(PrimitiveButtonStyleConfiguration.Label.self, label)
  }
}

extension Link where Label == Text {
  /// A link with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(Text(titleKey), destination)
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(Text(title), destination)
  }
}
