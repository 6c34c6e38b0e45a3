#if canImport(UIKit)
extension View {
  /// Stand-in, for calls that leave the other parameters out: the field is in the bar of the navigation
  /// controller around the view. `SwiftUICore` puts it above the view.
  @available(iOS 15, tvOS 15, *)
  nonisolated public func searchable(text: Binding<String>) -> some View {
    SearchableContent(text: text, hosted: self)
  }
}

struct SearchableContent<Hosted: View> {
  let text: Binding<String>
  let hosted: Hosted
}

extension SearchableContent: HostingView {
  typealias Body = Never

  func primitive(_ context: PrimitiveContext) -> SearchablePrimitive {
    SearchablePrimitive(text: text.wrappedValue)
  }
}

struct SearchablePrimitive: StandInPrimitive {
  static let viewName = "searchable"
  let text: String

  @MainActor func makeNativeView() -> any NativeView { SearchableNative(self) }
}

private final class SearchableNative: StandInNativeView {
  private let view = SearchableView(frame: .zero)

  init(_ primitive: SearchablePrimitive) {
    super.init(primitive, StandInShape(group: view))
    view.search.text = primitive.text
  }

  override func update(_ primitive: any Primitive) {
    super.update(primitive)
    if let primitive = primitive as? SearchablePrimitive { view.search.text = primitive.text }
  }
}

/// Holds what can be searched, and tells the page around it.
private final class SearchableView: UIView {
  let search = StandInSearch()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    search.remove()
    guard window != nil, let page, StandInSearch.hasBar(in: page) else { return }
    search.install(in: page)
  }

  private var page: UIViewController? {
    nearestController.flatMap { nearest in
      sequence(first: nearest, next: \.parent).first { $0.parent is UINavigationController }
    }
  }
}
#endif
