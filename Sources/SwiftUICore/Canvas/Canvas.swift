import Foundation

/// A view that code draws: strokes, fills, images and texts, anew with each update.
///
/// It takes all the space that it is offered. The renderer is called on the main actor whenever the size or
/// something that it reads changes; what it draws is a view for each operation, so that a canvas suits drawings of
/// dozens of operations, not of thousands.
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.fill(circle, with: .color(.green))
///   context.draw(Text("Hello"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct Canvas<Symbols: View> {
  package var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  package var rasterizationOptions: RasterizationOptions

  public var isOpaque: Bool {
    get { rasterizationOptions.flags.contains(.isOpaque) }
    set { rasterizationOptions.set(.isOpaque, newValue) }
  }

  public var colorMode: ColorRenderingMode {
    get { rasterizationOptions.colorMode }
    set { rasterizationOptions.colorMode = newValue }
  }

  public var rendersAsynchronously: Bool {
    get { rasterizationOptions.flags.contains(.rendersAsynchronously) }
    set { rasterizationOptions.set(.rendersAsynchronously, newValue) }
  }
}

/// How a drawing is turned into pixels.
package struct RasterizationOptions: Equatable, Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isOpaque = Flags(rawValue: 1 << 1)
    package static let rendersAsynchronously = Flags(rawValue: 1 << 2)
  }

  package var colorMode: ColorRenderingMode
  package var flags: Flags = []

  fileprivate mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}

extension Canvas: View {
  /// - Parameters:
  ///   - opaque: whether the drawing covers everything behind it; drawn with black behind it if so.
  ///   - colorMode: the color space of the drawing. Kept, but GTK draws in its own.
  ///   - rendersAsynchronously: kept; the drawing is made on the main actor.
  ///   - symbols: views to be drawn by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    rasterizationOptions = RasterizationOptions(colorMode: colorMode)
    rasterizationOptions.set(.isOpaque, opaque)
    rasterizationOptions.set(.rendersAsynchronously, rendersAsynchronously)
  }

  public var body: some View {
    GeometryReader { geometry in
      CanvasDrawing(
        size: geometry.size, renderer: renderer, symbols: symbols, isOpaque: isOpaque)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

private struct CanvasDrawing<Symbols: View>: View {
  let size: CGSize
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: Symbols
  let isOpaque: Bool
  @Environment(\.self) private var environment

  var body: some View {
    let operations = operations
    ZStack(alignment: .topLeading) {
      if isOpaque { Color.black }
      ForEach(operations.indices, id: \.self) { index in
        DrawnOperation(operation: operations[index], size: size)
      }
    }
    .frame(width: size.width, height: size.height)
    .clipped()
  }

  private var operations: [GraphicsContext.Operation] {
    var finder = SymbolFinder()
    finder.visit(symbols)
    var context = GraphicsContext(
      environment: environment, symbols: finder.found, size: size)
    renderer(&context, size)
    return context.recording.operations
  }
}
