import Foundation

/// A button that hands something over to another app.
///
/// A button that begins a mail with the texts and URLs that are shared: GTK's desktops have no other place to share
/// things from. It is opened with the environment's `openURL` action.
///
/// ```swift
/// ShareLink(item: pageURL, subject: Text("A page to read"))
/// ```
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where Data: RandomAccessCollection {
  package var items: Data
  package var subject: Text?
  package var message: Text?
  package var preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  package var label: Label

  fileprivate init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

/// The default label used for a share link.
public struct DefaultShareLinkLabel {
  package var text: Text

  init(_ text: Text = Text("Share…")) { self.text = text }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      text
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: View {
  public var body: some View {
    ShareButton(
      items: items.map { $0 }, subject: subject, message: message, label: label)
  }
}

private struct ShareButton<Shared, Label: View>: View {
  let items: [Shared]
  let subject: Text?
  let message: Text?
  let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment

  var body: some View {
    Button(action: share) { label }
  }

  private func share() {
    var lines = message.map { [$0.resolvedString(in: environment)] } ?? []
    for item in items {
      switch item {
      case let text as String: lines.append(text)
      case let url as URL: lines.append(url.absoluteString)
      case let text as AttributedString: lines.append(String(text.characters))
      default:
        Diagnostics.reportOnce(
          "A ShareLink can only share texts and URLs on Linux: a \(type(of: item)) is left out.")
      }
    }
    var mail = URLComponents()
    mail.scheme = "mailto"
    mail.path = ""
    mail.queryItems = [URLQueryItem(name: "body", value: lines.joined(separator: "\n"))]
    if let subject {
      mail.queryItems?.insert(
        URLQueryItem(name: "subject", value: subject.resolvedString(in: environment)), at: 0)
    }
    if let url = mail.url { openURL(url) }
  }
}

extension ShareLink
where Label: View {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink
where Label: View, PreviewImage == Never, PreviewIcon == Never {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, label())
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String {
    self.init(items, subject, message, nil, label())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink
where Label == DefaultShareLinkLabel {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel())
  }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<I, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
  }

  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }

  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }

  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}
