// What people keep of introspections outside of their views: predicates with a name, modifiers that
// pass a closure on, versions and selectors of their own.
#if canImport(SwiftUIIntrospect)
import SwiftUI
@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

extension PlatformViewVersionPredicate<ScrollViewType, PlatformScroll> {
  static var shipped: Self {
    #if os(macOS)
    .macOS(.v12...)
    #elseif os(tvOS)
    .tvOS(.v15...)
    #elseif os(visionOS)
    .visionOS(.v1...)
    #else
    .iOS(.v15, .v16, .v17, .v18, .v26)
    #endif
  }
}

#if os(macOS)
typealias PlatformScroll = NSScrollView
#else
typealias PlatformScroll = UIScrollView
#endif

extension View {
  /// The closure is of a plain type, and handed on as it is.
  func scroller(_ customize: @escaping (PlatformScroll) -> Void) -> some View {
    introspect(.scrollView, on: .shipped, customize: customize)
  }

  func outerScroller(customize: @escaping (PlatformScroll) -> Void) -> some View {
    modifier(OuterScroller(customize: customize))
  }
}

struct OuterScroller: ViewModifier {
  let customize: (PlatformScroll) -> Void

  func body(content: Content) -> some View {
    content.introspect(
      .scrollView, on: .shipped, scope: [.receiver, .ancestor], customize: customize)
  }
}

/// A modifier over any view type, as packages wrap the library.
extension View {
  func prepared<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    _ kind: Kind, on platforms: PlatformViewVersionPredicate<Kind, Entity>,
    by action: @escaping (Entity) -> Void
  ) -> some View {
    introspect(kind, on: platforms) { action($0) }
  }
}

struct Feed: View {
  @Weak private var scroller: PlatformScroll?

  var body: some View {
    ScrollView {
      Text("Entry").outerScroller { scroller = $0 }
    }
    .scroller { [scroller] found in
      guard scroller !== found else { return }
      DispatchQueue.main.async { self.scroller = found }
    }
    .prepared(.scrollView, on: .shipped, by: show)
    .introspect(.scrollView, on: .shipped, customize: { @MainActor in $0.isHidden = false })
  }

  private func show(_ scroller: PlatformScroll) { scroller.isHidden = false }
}

#if os(iOS)
extension iOSVersion {
  static let tested = iOSVersion {
    if #available(iOS 17, *) { .current } else { .future }
  }
}

extension iOSViewVersion<TextFieldType, UITextField> {
  static let tested = Self(for: .tested)
}

struct PageIndicatorType: IntrospectableViewType {}

extension IntrospectableViewType where Self == PageIndicatorType {
  static var pageIndicator: Self { .init() }
}

extension iOSViewVersion<PageIndicatorType, UIPageControl> {
  @MainActor static let v17 = Self(for: .v17, selector: selector)
  @MainActor static let v18 = Self(for: .v18, selector: selector)

  @MainActor private static var selector: IntrospectionSelector<UIPageControl> {
    .from(UIScrollView.self) {
      $0.ancestors.first { _ in true }?.allDescendants.lazy.compactMap { $0 as? UIPageControl }
        .first
    }
    .withAncestorSelector(\.view.pageIndicator)
  }
}

extension UIView {
  fileprivate var pageIndicator: UIPageControl? {
    subviews.lazy.compactMap { $0 as? UIPageControl }.first
  }
}

@available(iOS 15, *)
struct Pages: View {
  @State private var name = ""

  var body: some View {
    TabView {
      TextField("Name", text: $name).introspect(.textField, on: .iOS(.tested)) {
        $0.enablesReturnKeyAutomatically = true
      }
    }
    .introspect(.pageIndicator, on: .iOS(.v17, .v18)) { $0.isHidden = iOSVersion.v18.isCurrent }
    .introspect(.tabView, on: .iOS(.v16, .v17, .v18, .v26, .v27)) { controller in
      let appearance = UITabBarAppearance()
      appearance.configureWithTransparentBackground()
      controller.tabBar.standardAppearance = appearance
    }
    .sheet(isPresented: .constant(false)) {
      Text("More")
        .introspect(.sheet, on: .iOS(.v15, .v16, .v17)) { sheet in
          let sheet = sheet as UISheetPresentationController
          sheet.prefersGrabberVisible = true
        }
    }
  }
}
#endif

struct Host: PlatformViewControllerRepresentable {
  #if os(macOS)
  typealias NSViewControllerType = PlatformViewController
  #else
  typealias UIViewControllerType = PlatformViewController
  #endif

  func makePlatformViewController(context: Context) -> PlatformViewController {
    PlatformViewController(nibName: nil, bundle: nil)
  }

  func updatePlatformViewController(_ controller: PlatformViewController, context: Context) {
    controller.title = "Host"
  }

  static func dismantlePlatformViewController(
    _ controller: PlatformViewController, coordinator: Coordinator
  ) {}
}
#endif
