import Foundation

/// All that a renderer has to know of an image.
package struct ResolvedImage: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// An icon of the desktop's theme.
    case symbol(SystemImageNames.Icon)

    /// A file, with the number of its pixels to a point.
    case file(URL, scale: CGFloat)

    /// The contents of a file.
    case data(Data)

    /// Nothing of that name was found.
    case missing(name: String)
  }

  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: Image.ResizingMode
  }

  package var source: Source
  package var label: AccessibilityImageLabel?
  package var isDecorative: Bool = false

  /// `nil` if the image keeps its own size.
  package var resizing: Resizing?

  /// `nil` for the image's own colors.
  package var renderingMode: Image.TemplateRenderingMode?
  package var interpolation: Image.Interpolation = .medium
  package var isAntialiased: Bool = true
  package var symbolRenderingMode: SymbolRenderingMode?
  package var variableValue: Float?

  package init(source: Source) { self.source = source }
}

extension Image {
  /// What to draw. The outermost of two modifiers that set the same thing holds.
  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    provider.resolve(in: environment)
  }
}
