import Foundation

/// A picture: from an asset catalog or a file of a bundle, from data, or a system symbol.
///
/// ```swift
/// Image("Logo", bundle: .module)     // Assets.xcassets, or Logo.png or Logo.svg in the bundle
/// Image(systemName: "trash")         // the desktop's icon theme, see docs/system-images.md
/// ```
///
/// An image has its own size unless it is made ``resizable(capInsets:resizingMode:)``.
public struct Image: Equatable, Sendable {
  package var provider: AnyImageProviderBox

  package init(provider: some ImageProvider) {
    self.provider = ImageProviderBox(base: provider)
  }

  public static func == (lhs: Image, rhs: Image) -> Bool {
    lhs.provider === rhs.provider || lhs.provider.isEqual(to: rhs.provider)
  }
}

extension Image {
  /// An image of a bundle, for which a screen reader says its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(LocalizedStringKey(name), bundle: bundle))
  }

  /// An image of a bundle, for which a screen reader says `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(
      provider: NamedImageProvider(
        name: name, location: .bundle(bundle), label: .text(label), decorative: false))
  }

  /// An image of a bundle that a screen reader leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(
      provider: NamedImageProvider(
        name: name, location: .bundle(bundle), label: nil, decorative: true))
  }

  /// A symbol by its SF Symbols name.
  ///
  /// On Linux it is drawn with the icon of the desktop's theme that shows the same thing. A name
  /// without such an icon shows the theme's "missing image" and is reported once.
  public init(systemName: String) {
    self.init(systemName: systemName, variableValue: nil)
  }

  /// A symbol by its SF Symbols name, some of whose parts depend on a value in 0...1. On Linux
  /// `variableValue` is ignored.
  public init(systemName: String, variableValue: Double?) {
    SwiftUIDiagnostics.ignores(
      "variableValue", if: variableValue != nil, of: "Image(systemName:variableValue:)")
    self.init(
      provider: NamedImageProvider(
        name: systemName, location: .system, label: .systemSymbol(systemName), decorative: false,
        value: variableValue.map { Float($0) }))
  }

  /// A custom symbol of a bundle, some of whose parts depend on a value in 0...1. On Linux
  /// `variableValue` is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(
      name, variableValue: variableValue, bundle: bundle,
      label: Text(LocalizedStringKey(name), bundle: bundle))
  }

  /// A custom symbol of a bundle, some of whose parts depend on a value in 0...1. On Linux
  /// `variableValue` is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    SwiftUIDiagnostics.ignores(
      "variableValue", if: variableValue != nil, of: "Image(_:variableValue:bundle:label:)")
    self.init(
      provider: NamedImageProvider(
        name: name, location: .bundle(bundle), label: .text(label), decorative: false,
        value: variableValue.map { Float($0) }))
  }

  /// A custom symbol of a bundle that a screen reader leaves out. On Linux `variableValue` is
  /// ignored.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    SwiftUIDiagnostics.ignores(
      "variableValue", if: variableValue != nil, of: "Image(decorative:variableValue:bundle:)")
    self.init(
      provider: NamedImageProvider(
        name: name, location: .bundle(bundle), label: nil, decorative: true,
        value: variableValue.map { Float($0) }))
  }
}

extension Image {
  /// An encoded image, such as a PNG or SVG file's contents. Linux's own, since there is
  /// no `UIImage` or `NSImage` to make an image from.
  public init(data: Data, label: Text? = nil) {
    self.init(provider: DataImageProvider(data: data, label: label.map { .text($0) }))
  }

  /// An image file. Linux's own, since there is no `UIImage` or `NSImage` to make an image from.
  ///
  /// The file is read when the image is drawn.
  public init(contentsOfFile path: String, label: Text? = nil) {
    self.init(provider: FileImageProvider(path: path, label: label.map { .text($0) }))
  }
}
