/// Stand-in: the content is laid out, and nothing is drawn.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content

  public init(content view: Content) { content = view }

  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let window = HeadlessWindow(size: CGSize(width: 400, height: 400), content)
    window.flush()
    renderer(CGSize(width: 400, height: 400)) { _ in }
    window.unmount()
  }
}
