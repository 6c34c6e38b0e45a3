import SwiftUI

extension View {
  /// Hands over the platform entity (widget, view, controller, window) under a SwiftUI view.
  ///
  /// ```swift
  /// struct ContentView: View {
  ///   @State var name = ""
  ///
  ///   var body: some View {
  ///     TextField("Name", text: $name)
  ///       .introspect(.textField, on: .gtk(.v4)) {
  ///         print(type(of: $0))  // GTK.Entry
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - viewType: What kind of view to look for.
  ///   - platforms: On which platform versions to look, and so for which class. The first predicate
  ///     that names the running version counts. If none does, the view is left as it is.
  ///   - scope: Where to look, if not where `viewType` says by default. The receiver comes before
  ///     its ancestors.
  ///   - customize: Gets the first match: in the receiver the first in document order, an outer
  ///     entity before those inside it; among the ancestors the nearest. Called as soon as the
  ///     entity is in a window, before the view's own `task`, and again after each update of the
  ///     view, so it must bear repetition; never after the view has gone. It is not called if
  ///     nothing matches: ``IntrospectionDiagnostics`` tells why. State that it changes takes effect
  ///     on the next turn. The library keeps no strong reference to the entity.
  @MainActor
  public func introspect<
    SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
  >(
    _ viewType: SwiftUIViewType,
    on platforms: (PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>)...,
    scope: IntrospectionScope? = nil,
    customize: @escaping @MainActor (PlatformSpecificEntity) -> Void
  ) -> some View {
    modifier(
      IntrospectModifier(
        platforms: platforms, scope: scope ?? viewType.scope, customize: customize))
  }
}
