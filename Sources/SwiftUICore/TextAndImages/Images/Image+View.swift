import Foundation

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ImageNode(view, inputs)
  }
}

/// Finds what an image shows, and shows icons and pictures by native views of their own kinds.
private final class ImageNode: _TypedNode<Image> {
  private typealias Content = _ConditionalContent<ImageContent, ImageContent>
  private var source: Image
  private var child: _TypedNode<Content>?

  init(_ view: Image, _ inputs: _NodeInputs) {
    source = view
    super.init(inputs: inputs)
    child = Content._makeNode(evaluate(), childInputs)
  }

  private func evaluate() -> Content {
    let image = evaluating(Image.self) { source.resolve(in: scope.values) }
    let content = ImageContent(image: image)
    return Content(storage: image.isIcon ? .trueContent(content) : .falseContent(content))
  }

  override func update(_ view: Image) {
    guard isMarked || source != view else { return }
    source = view
    refresh()
  }

  override func refresh() { child?.update(evaluate()) }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let child { action(child) }
  }
}

/// An image that has been found.
struct ImageContent {
  let image: ResolvedImage
}

extension ImageContent: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> ImagePrimitive {
    let environment = context.environment
    let font = (environment.font ?? .body).resolve(in: environment)
    return ImagePrimitive(
      image: image,
      symbolSize: (font.size * 16 / 15 * environment.imageScale.factor).rounded(),
      foreground: foreground(in: environment),
      accessibilityLabel: image.labelString(in: environment))
  }

  private func foreground(in environment: EnvironmentValues) -> ResolvedPaint? {
    guard image.renderingMode == .template else { return nil }
    if image.isIcon, environment.foregroundStyles.isEmpty { return nil }
    return ForegroundStyle().paint(in: environment)
  }
}

extension ResolvedImage {
  /// Whether it is an icon of the desktop's theme, which stands for what is missing, too.
  package var isIcon: Bool {
    switch source {
    case .symbol, .missing: true
    case .file, .data: false
    }
  }

  fileprivate func labelString(in environment: EnvironmentValues) -> String? {
    guard !isDecorative else { return nil }
    switch label {
    case .text(let text): return text.resolvedString(in: environment)
    case .systemSymbol(let name): return name
    case nil: return nil
    }
  }
}

extension Image.Scale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}
