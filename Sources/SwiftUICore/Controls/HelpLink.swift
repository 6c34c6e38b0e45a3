import Foundation

/// A button with a standard appearance that opens app-specific help documentation.
///
/// A round button with a question mark.
public struct HelpLink {
  private enum Target {
    case action(() -> Void)
    case url(URL)
  }
  private let target: Target

  /// - Parameter action: called on the main actor when the user activates the button.
  public init(action: @escaping @MainActor () -> Void) {
    target = .action(mainActorAction(action))
  }

  /// A button that opens a page with the environment's `openURL` action.
  public init(destination: URL) { target = .url(destination) }
}

extension HelpLink: View {
  public var body: some View {
    switch target {
    case .action(let action): HelpButton(action: action, url: nil)
    case .url(let url): HelpButton(action: nil, url: url)
    }
  }
}

private struct HelpButton: View {
  let action: (() -> Void)?
  let url: URL?
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      if let url { openURL(url) }
      action?()
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonBorderShape(.circle)
  }
}
