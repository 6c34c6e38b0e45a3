import Foundation

extension Image {
  /// Lets the image take the size that it is offered.
  ///
  /// - Parameter capInsets: The borders that keep their size, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    Image(
      provider: ResizableProvider(base: self, capInsets: capInsets, resizingMode: resizingMode))
  }

  /// Whether the image is drawn in its own colors or as a mask in the foreground style; `nil`
  /// leaves it to the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    Image(provider: RenderingModeProvider(base: self, renderingMode: renderingMode))
  }

  /// How pixels are found where the image is drawn larger or smaller than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    Image(provider: InterpolationProvider(base: self, interpolation: interpolation))
  }

  /// Whether the edges of the image are smoothed.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    SwiftUIDiagnostics.keepsAsValue()
    return Image(provider: AntialiasedProvider(base: self, isAntialiased: isAntialiased))
  }

  /// How the layers of a symbol are colored; `nil` leaves it to the surroundings.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    SwiftUIDiagnostics.keepsAsValue()
    return Image(provider: SymbolRenderingModeProvider(base: self, mode: mode))
  }
}

package struct ResizableProvider: ImageProvider {
  package var base: Image
  package var capInsets: EdgeInsets
  package var resizingMode: Image.ResizingMode

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = base.resolve(in: environment)
    image.resizing = ResolvedImage.Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }
}

package struct RenderingModeProvider: ImageProvider {
  package var base: Image
  package var renderingMode: Image.TemplateRenderingMode?

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = base.resolve(in: environment)
    image.renderingMode = renderingMode ?? image.renderingMode
    return image
  }
}

package struct InterpolationProvider: ImageProvider {
  package var base: Image
  package var interpolation: Image.Interpolation

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = base.resolve(in: environment)
    image.interpolation = interpolation
    return image
  }
}

package struct AntialiasedProvider: ImageProvider {
  package var base: Image
  package var isAntialiased: Bool

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = base.resolve(in: environment)
    image.isAntialiased = isAntialiased
    return image
  }
}

package struct SymbolRenderingModeProvider: ImageProvider {
  package var base: Image
  package var mode: SymbolRenderingMode?

  package func resolve(in environment: EnvironmentValues) -> ResolvedImage {
    var image = base.resolve(in: environment)
    image.symbolRenderingMode = mode ?? image.symbolRenderingMode
    return image
  }
}
