import SwiftUI

#if os(Linux)
  @_spi(Introspection) import SwiftUICore
#endif

/// Runs an introspection on a view, if the call concerns the running platform.
struct IntrospectModifier<
  SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity
>: ViewModifier {
  #if os(Linux)
    @State private var introspection = Introspection()
  #else
    @State private var site = IntrospectionSite()
  #endif

  let platforms: [PlatformViewVersionPredicate<SwiftUIViewType, Entity>]
  let scope: IntrospectionScope
  let matches: IntrospectionMatches
  let timing: IntrospectionTiming
  let actions: IntrospectionActions<Entity>

  init(
    platforms: [PlatformViewVersionPredicate<SwiftUIViewType, Entity>],
    scope: IntrospectionScope, matches: IntrospectionMatches, timing: IntrospectionTiming,
    actions: IntrospectionActions<Entity>
  ) {
    self.platforms = platforms
    self.scope = scope
    self.matches = matches
    self.timing = timing
    self.actions = actions
  }

  private var request: IntrospectionRequest<SwiftUIViewType, Entity>? {
    platforms.lazy.compactMap { $0.selector(on: Platform.current) }.first.map {
      IntrospectionRequest(
        selector: $0, scope: scope, matches: matches, timing: timing, actions: actions)
    }
  }

  func body(content: Content) -> some View {
    if let request {
      #if os(Linux)
        // The view graph knows the receiver's widgets: none are added.
        let watched = content.onPlatformElements {
          [introspection] in
          introspection.run(
            request,
            in: IntrospectionCandidates(
              receiver: $0.receiver, ancestors: $0.deferredAncestors, isInWindow: $0.isInWindow))
        } removed: { [introspection] in
          introspection.end(request.actions)
        }
        if timing == .afterAppearing {
          watched.onAppear { [introspection] in introspection.appeared() }
        } else {
          watched
        }
      #else
        content.marked(by: site, for: request)
      #endif
    } else {
      let _: Void = skip()
      content
    }
  }

  private func skip() {
    #if os(Linux)
      introspection.skip(SwiftUIViewType.self, listed: platforms.flatMap(\.releases))
    #else
      site.introspection.skip(SwiftUIViewType.self, listed: platforms.flatMap(\.releases))
    #endif
  }
}

#if os(Linux)
  extension PlatformElements {
    /// The ancestors, gathered only if they are asked for.
    @MainActor fileprivate var deferredAncestors: AnySequence<AnyObject> {
      AnySequence { ancestors.makeIterator() }
    }
  }
#endif
