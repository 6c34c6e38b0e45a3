#if !os(watchOS)
#if GTK
public import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect

public import class GTK.Widget

extension View {
  /// Hands over what a selector finds, which starts at the first widget of the view.
  public func introspect<TargetView: Widget>(
    selector: @escaping @MainActor (Widget) -> TargetView?,
    customize: @escaping (TargetView) -> Void
  ) -> some View {
    introspect(
      TargetView.self, by: .from(Widget.self, selector: selector), customize: customize)
  }
}
#elseif canImport(UIKit)
public import SwiftUI

extension View {
  /// Hands over what a selector finds, which starts at a marker in front of the view.
  public func introspect<TargetView: PlatformView>(
    selector: @escaping (IntrospectionUIView) -> TargetView?,
    customize: @escaping (TargetView) -> Void
  ) -> some View {
    inject(UIKitIntrospectionView(selector: selector, customize: customize))
  }
}
#elseif canImport(AppKit)
public import SwiftUI

extension View {
  /// Hands over what a selector finds, which starts at a marker in front of the view.
  public func introspect<TargetView: PlatformView>(
    selector: @escaping (IntrospectionNSView) -> TargetView?,
    customize: @escaping (TargetView) -> Void
  ) -> some View {
    inject(AppKitIntrospectionView(selector: selector, customize: customize))
  }
}
#endif
#endif
