#if !os(watchOS)
/// What an `introspect` says.
@MainActor
struct IntrospectionCall<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity> {
  let platforms: [PlatformViewVersionPredicate<SwiftUIViewType, Entity>]
  let scope: IntrospectionScope
  let matches: IntrospectionMatches
  let timing: IntrospectionTiming
  let actions: IntrospectionActions<Entity>

  /// Nil where the call does not concern the running platform.
  var request: IntrospectionRequest<SwiftUIViewType, Entity>? {
    let running: Platform? = Platform.current
    // A loop: there may be as many introspections as views, and generic algorithms cost more than
    // this does.
    for predicate in platforms {
      guard let selector = predicate.selector(on: running) else { continue }
      return IntrospectionRequest(
        selector: selector, scope: scope, matches: matches, timing: timing, actions: actions)
    }
    return nil
  }

  var releases: [String] { platforms.flatMap(\.releases) }
}
#endif
