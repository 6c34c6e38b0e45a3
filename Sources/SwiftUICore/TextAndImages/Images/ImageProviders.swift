import Foundation

/// What an ``Image`` is made of.
package protocol ImageProvider: Equatable, Sendable {
  /// Adds what this provider knows to an image, in the order from the inside out.
  func resolve(in environment: EnvironmentValues) -> ResolvedImage
}

/// The reference that ``Image`` holds; immutable, which makes sharing it between threads safe.
package class AnyImageProviderBox: @unchecked Sendable {
  package func isEqual(to other: AnyImageProviderBox) -> Bool { self === other }

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    ResolvedImage(source: .missing(name: ""))
  }
}

package final class ImageProviderBox<Base: ImageProvider>: AnyImageProviderBox,
  @unchecked Sendable
{
  package let base: Base

  package init(base: Base) { self.base = base }

  package override func isEqual(to other: AnyImageProviderBox) -> Bool {
    guard let other = other as? ImageProviderBox<Base> else { return false }
    return base == other.base
  }

  package override func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    base.resolve(in: environment)
  }
}

/// What a screen reader says for an image.
package enum AccessibilityImageLabel: Equatable, Sendable {
  case systemSymbol(String)
  case text(Text)
}

/// An image by its name.
package struct NamedImageProvider: ImageProvider {
  package enum Location: Equatable, Sendable {
    case bundle(Bundle?)
    case system
  }

  package var name: String
  package var location: Location
  package var label: AccessibilityImageLabel?
  package var decorative: Bool
  package var value: Float?

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image: ResolvedImage
    switch location {
    case .system:
      let symbol = environment.symbolVariants.name(for: name)
      image = ResolvedImage(source: .symbol(SystemImageNames.icon(for: symbol)))
      image.renderingMode = .template
      image.symbolRenderingMode = environment.symbolRenderingMode
    case .bundle(let bundle):
      image = BundleImages.image(name, bundle: bundle ?? .main, environment: environment)
    }
    image.label = label
    image.isDecorative = decorative
    image.variableValue = value
    return image
  }
}

/// An encoded image.
package struct DataImageProvider: ImageProvider {
  package var data: Data
  package var label: AccessibilityImageLabel?

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = ResolvedImage(source: .data(data))
    image.label = label
    return image
  }
}

/// An image file.
package struct FileImageProvider: ImageProvider {
  package var path: String
  package var label: AccessibilityImageLabel?

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = ResolvedImage(source: .file(URL(fileURLWithPath: path), scale: 1))
    image.label = label
    return image
  }
}
