#if !os(watchOS)
public import SwiftUI

extension View {
  /// Puts a view of no size over this one, such as the marker of a selector.
  ///
  /// ```swift
  /// import Introspect
  /// import SwiftUI
  ///
  /// #if canImport(UIKit)
  ///   extension View {
  ///     func introspectField(customize: @escaping (UITextField) -> Void) -> some View {
  ///       inject(
  ///         UIKitIntrospectionView(
  ///           selector: { marker in
  ///             Introspect.findViewHost(from: marker).flatMap {
  ///               Introspect.previousSibling(containing: UITextField.self, from: $0)
  ///             }
  ///           },
  ///           customize: customize))
  ///     }
  ///   }
  /// #endif
  /// ```
  public func inject<SomeView: View>(_ view: SomeView) -> some View {
    overlay(view.frame(width: 0, height: 0))
  }
}
#endif
