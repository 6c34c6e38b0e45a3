// Selectors of people's own for the older library.
#if canImport(Introspect) && !os(watchOS)
import Introspect
import SwiftUI

#if os(macOS)
extension View {
  func sidebar(customize: @escaping (NSSplitView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.ancestorOrSiblingContaining, customize: customize)
  }

  func outerSplit(customize: @escaping (NSSplitView) -> Void) -> some View {
    inject(
      AppKitIntrospectionView(
        selector: { Introspect.findAncestor(ofType: NSSplitView.self, from: $0) },
        customize: customize))
  }
}
#else
extension View {
  func field(customize: @escaping (UITextField) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  func search<Found: UIView>(
    by selector: @escaping (IntrospectionUIView) -> Found?,
    customize: @escaping (Found) -> Void
  ) -> some View {
    inject(UIKitIntrospectionView(selector: selector, customize: customize))
  }

  func tabs(customize: @escaping (UITabBarController) -> Void) -> some View {
    inject(
      UIKitIntrospectionViewController(
        selector: { marker in
          if let controller = marker.tabBarController { return controller }
          return Introspect.previousSibling(ofType: UITabBarController.self, from: marker)
        },
        customize: customize))
  }
}
#endif
#endif
