extension Image {
  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask in the foreground style.
    case template

    /// In its own colours.
    case original
  }

  /// The size of a symbol compared with the text beside it.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// How the pixels of an image are to be turned to be upright. Raw values are those of SwiftUI,
  /// not of EXIF.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 2
    case down = 6
    case downMirrored = 4
    case left = 1
    case leftMirrored = 3
    case right = 7
    case rightMirrored = 5
  }

  /// The effort made for a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel is taken.
    case none
    case low
    case medium
    case high
  }

  /// How an image fills a space larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical
    case palette
  }

  private var storage: Storage

  public static let monochrome: SymbolRenderingMode = SymbolRenderingMode(storage: .monochrome)
  public static let multicolor: SymbolRenderingMode = SymbolRenderingMode(storage: .multicolor)
  public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode(storage: .hierarchical)
  public static let palette: SymbolRenderingMode = SymbolRenderingMode(storage: .palette)
}
