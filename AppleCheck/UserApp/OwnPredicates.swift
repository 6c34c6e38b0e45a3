// Predicates with names of people's own, and functions over the view class of either toolkit.
#if canImport(SwiftUIIntrospect) && !os(watchOS)
import SwiftUI
import SwiftUIIntrospect

#if os(iOS)
extension PlatformViewVersionPredicate<NavigationStackType, UINavigationController> {
  static var supported: Self { .iOS(.v16, .v17, .v18, .v26) }
}

extension PlatformViewVersionPredicate
where SwiftUIViewType == ListType, PlatformSpecificEntity == UICollectionView {
  static var modern: Self { .iOS(.v16...) }
}

extension View {
  func withoutSwipe() -> some View {
    introspect(.navigationStack, on: .supported) {
      $0.view.isUserInteractionEnabled = false
    }
  }

  func withoutBackground() -> some View {
    introspect(.list, on: .modern) { $0.backgroundView = nil }
  }
}
#endif

@MainActor func isHidden(_ view: PlatformView) -> Bool { view.isHidden }

@MainActor func isShown(_ controller: PlatformViewController) -> Bool { controller.isViewLoaded }
#endif
