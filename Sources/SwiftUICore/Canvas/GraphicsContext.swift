import Foundation

/// An immediate mode drawing destination, and its current state.
///
/// A copy draws to the same destination; a change of its state, such as a translation, leaves the original's.
public struct GraphicsContext {
  /// What was drawn, in order. Copies of a context share it.
  package final class Recording {
    package fileprivate(set) var operations: [Operation] = []
  }

  /// One drawing with the state at the time.
  package struct Operation {
    package enum Kind {
      case fill(Path, Shading, FillStyle)
      case stroke(Path, Shading, StrokeStyle)
      /// A view that is to be put into a rectangle.
      case viewIn(AnyView, CGRect)
      /// A view of its own size whose anchor is to be at a point.
      case viewAt(AnyView, CGPoint, UnitPoint)
      case layer([Operation])
    }
    package let kind: Kind
    package let opacity: Double
    package let blendMode: BlendMode
    package let transform: CGAffineTransform
    package let clips: [Clip]
    package let filters: [Filter]
  }

  /// A clipped area, in the coordinate space of the canvas.
  package struct Clip {
    package let path: Path
    package let style: FillStyle
  }

  /// The opacity of drawing operations in the context.
  public var opacity: Double = 1
  /// The blend mode used by drawing operations in the context.
  public var blendMode: BlendMode = .normal
  /// The environment associated with the graphics context.
  public let environment: EnvironmentValues
  /// The current transform matrix, from the context's coordinate space to the canvas's.
  public var transform: CGAffineTransform = .identity

  package let recording: Recording
  package let symbols: [CanvasSymbol]
  private let size: CGSize
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  package init(environment: EnvironmentValues, symbols: [CanvasSymbol], size: CGSize) {
    self.environment = environment
    self.symbols = symbols
    self.size = size
    recording = Recording()
  }

  /// A context in the same state that draws to a destination of its own.
  private init(layerIn outer: GraphicsContext) {
    environment = outer.environment
    symbols = outer.symbols
    size = outer.size
    transform = outer.transform
    recording = Recording()
  }

  private func record(_ kind: Operation.Kind) {
    recording.operations.append(
      Operation(
        kind: kind, opacity: opacity, blendMode: blendMode, transform: transform, clips: clips,
        filters: filters))
  }
}

// MARK: State

extension GraphicsContext {
  /// Scales subsequent drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing operations, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations by an angle, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Appends the given transform to the context's existing transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Options that affect the use of clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws outside of the shape, not inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// Adds a path to the context's array of clip shapes.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
      style.isEOFilled = true
    }
    clips.append(Clip(path: path, style: style))
  }

  /// The bounding rectangle of the intersection of all current clip shapes, in the current coordinate space.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for clip in clips { rect = rect.intersection(clip.path.boundingRect) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// Adds a filter that applies to subsequent drawing operations. On Linux `options` is ignored.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    SwiftUIDiagnostics.ignores("options", if: !options.isEmpty)
    filters.append(filter)
  }

  /// Options that configure a filter that you add to a graphics context.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// A change of what is drawn, such as a blur.
  public struct Filter: Sendable {
    package enum Kind: Sendable {
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGSize)
      case grayscale(Double)
      case hueRotation(Angle)
      case saturation(Double)
      case contrast(Double)
      case colorInvert
    }
    package let kind: Kind

    /// - Parameter radius: in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }

    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .grayscale(amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .saturation(amount)) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .contrast(amount)) }
    public static func colorInvert() -> Filter { Filter(kind: .colorInvert) }
  }
}

// MARK: Drawing

extension GraphicsContext {
  /// Draws a path into the context and fills the outlined region.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(.fill(path, shading, style))
  }

  /// Draws a line along a path, half of it to either side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record(.stroke(path, shading, style))
  }

  /// - Parameter lineWidth: in points of the context's coordinate space.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a new layer, created by drawing code that you provide, into the context: its opacity, clips and filters
  /// apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerIn: self)
    try content(&layer)
    record(.layer(layer.recording.operations))
  }

  /// A text that is ready to be drawn and measured.
  public struct ResolvedText {
    package let text: Text

    /// What the text is drawn with where it says nothing itself.
    public var shading: Shading = .foreground

    fileprivate var view: AnyView { AnyView(text.foregroundStyle(shading.style)) }

    /// The size of the text in the space of a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      Self.measured(text) { $0.sizeThatFits(ProposedViewSize(size)) }
    }

    /// The distance from the top to the baseline of the first line.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      Self.measured(text) { $0.baselines(in: $0.sizeThatFits(ProposedViewSize(size)))?.first ?? 0 }
    }

    /// The distance from the top to the baseline of the last line.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      Self.measured(text) { $0.baselines(in: $0.sizeThatFits(ProposedViewSize(size)))?.last ?? 0 }
    }

    private static func measured<R>(
      _ text: Text, _ body: @MainActor (any NativeView) -> R
    ) -> R { MeasuredView.measure(text, body) }
  }

  /// An image that is ready to be drawn, with its size.
  public struct ResolvedImage {
    package let image: Image

    /// In points.
    public var size: CGSize { MeasuredView.size(of: image) }

    /// The distance from the top to the baseline of the image.
    public var baseline: CGFloat { size.height }

    /// What the image is drawn with where it is a template; nil for the foreground style.
    public var shading: Shading?

    fileprivate func view(_ image: Image) -> AnyView {
      shading.map { AnyView(image.foregroundStyle($0.style)) } ?? AnyView(image)
    }
  }

  /// A view of the canvas's symbols that is ready to be drawn, with its size.
  public struct ResolvedSymbol {
    package let symbol: CanvasSymbol

    /// In points.
    public var size: CGSize { symbol.size }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// A shading with what it takes from the environment fixed.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view of the canvas's symbols with a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a text with its top leading corner at that of a rectangle, as wide as that at most.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record(
      .viewIn(
        AnyView(
          text.view.frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)), rect))
  }

  /// Draws a text so that a point of it is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.viewAt(text.view, point, anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image stretched to a rectangle. On Linux `style` is ignored.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    SwiftUIDiagnostics.ignores("style", if: style != FillStyle())
    record(.viewIn(image.view(image.image.resizable()), rect))
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.viewAt(image.view(image.image), point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record(.viewIn(symbol.symbol.view, rect))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record(.viewAt(symbol.symbol.view, point, anchor))
  }
}
