extension Image {
  /// Whether an image is drawn in its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask in the foreground style.
    case template

    /// In its own colors.
    case original
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
