#if !os(watchOS)
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
  /// Three more closures act at single points of an entity's life:
  ///
  /// ```swift
  /// struct PasswordView: View {
  ///   @State var password = ""
  ///   let isShort: Bool
  ///
  ///   var body: some View {
  ///     SecureField("Password", text: $password)
  ///       .introspect(
  ///         .secureField, on: .gtk,
  ///         onFirst: { $0.showPeekIcon = true },
  ///         onUpdate: { [isShort] in $0.widthChars = isShort ? 8 : 20 },
  ///         onRemove: { $0.showPeekIcon = false })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - viewType: What kind of view to look for.
  ///   - platforms: On which platform versions to look, and so for which class: listed ones
  ///     (`.iOS(.v17, .v18)`), one and all later ones (`.iOS(.v17...)`), or all (`.iOS`). The
  ///     first predicate that names the running version counts. If none does, the view is left as
  ///     it is.
  ///   - scope: Where to look, if not where `viewType` says by default. The receiver comes before
  ///     its ancestors.
  ///   - matches: Whether only the first match is handed over, or each.
  ///   - timing: When an entity is handed over; unless given, as soon as it is in a window,
  ///     before the view's own `task`.
  ///   - customize: Gets the entity, and again after each update of the view, so it must bear
  ///     repetition; never after the view has gone. It is not called if nothing matches:
  ///     ``IntrospectionDiagnostics`` tells why. State that it changes takes effect on the next
  ///     turn. The library keeps no strong reference to the entity.
  ///   - onFirst: Called once for each entity, before the others: the place to add handlers,
  ///     gestures and subviews.
  ///   - onUpdate: Called as `customize` is, after it.
  ///   - onRemove: Called when the view goes, or when the entity no longer matches, with each
  ///     entity that still exists: the place to restore what was changed.
  // One function for all closures: with one for each use, the compiler checks the whole view again
  // for each of them wherever the view has an error.
  @MainActor
  public func introspect<
    SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
  >(
    _ viewType: SwiftUIViewType,
    on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
    scope: IntrospectionScope? = nil, matches: IntrospectionMatches = .first,
    timing: IntrospectionTiming = .immediate,
    customize: ((PlatformSpecificEntity) -> Void)? = nil,
    onFirst: ((PlatformSpecificEntity) -> Void)? = nil,
    onUpdate: ((PlatformSpecificEntity) -> Void)? = nil,
    onRemove: ((PlatformSpecificEntity) -> Void)? = nil
  ) -> some View {
    modifier(
      IntrospectModifier(
        IntrospectionCall(
          platforms: platforms, scope: scope ?? viewType.scope, matches: matches, timing: timing,
          actions: IntrospectionActions(
            first: onFirst, update: IntrospectionActions.both(customize, onUpdate), remove: onRemove
          ))))
  }

  @available(*, deprecated, message: "missing argument for parameter 'customize': nothing happens")
  @MainActor
  public func introspect<
    SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
  >(
    _ viewType: SwiftUIViewType,
    on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
    scope: IntrospectionScope? = nil, matches: IntrospectionMatches = .first,
    timing: IntrospectionTiming = .immediate
  ) -> some View {
    self
  }

  /// Hands over an entity to `proxy`, for code outside of the view's body, such as a `task`.
  @_disfavoredOverload
  @MainActor
  public func introspect<
    SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity
  >(
    _ viewType: SwiftUIViewType,
    on platforms: PlatformViewVersionPredicate<SwiftUIViewType, PlatformSpecificEntity>...,
    scope: IntrospectionScope? = nil, proxy: IntrospectionProxy<PlatformSpecificEntity>
  ) -> some View {
    modifier(
      IntrospectModifier(
        IntrospectionCall(
          platforms: platforms, scope: scope ?? viewType.scope, matches: .first,
          timing: .immediate,
          actions: IntrospectionActions(first: { proxy.set($0) }, remove: { proxy.clear($0) }))))
  }
}
#endif
