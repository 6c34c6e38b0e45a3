/// One `introspect` in one place of the view tree, for as long as it is there.
@MainActor
final class Introspection {
  private var reported: Set<IntrospectionMiss.Kind> = []

  /// Searches and, if there is a match, hands it to `customize`.
  func run<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity>(
    _ viewType: SwiftUIViewType.Type, in candidates: IntrospectionCandidates,
    selector: IntrospectionSelector<Entity>, scope: IntrospectionScope,
    customize: @MainActor (Entity) -> Void
  ) {
    guard candidates.isInWindow else {
      return report(.window, of: viewType) { .noWindow }
    }
    IntrospectionCounts.current.searches += 1
    guard let entity = selector(candidates, scope) else {
      return report(.entity, of: viewType) {
        .noEntity(IntrospectionMiss.Search(of: selector, in: candidates, scope: scope))
      }
    }
    customize(entity)
  }

  /// Tells that the call does not concern the running platform.
  func skip<SwiftUIViewType: IntrospectableViewType>(
    _ viewType: SwiftUIViewType.Type, listed: @autoclosure () -> [String]
  ) {
    report(.platform, of: viewType) { .otherPlatform(listed: listed(), running: Platform.current) }
  }

  private func report<SwiftUIViewType: IntrospectableViewType>(
    _ kind: IntrospectionMiss.Kind, of viewType: SwiftUIViewType.Type,
    reason: () -> IntrospectionMiss.Reason
  ) {
    guard IntrospectionDiagnostics.isOn, reported.insert(kind).inserted else { return }
    // Explaining looks at entities that the search itself did not.
    let counts = IntrospectionCounts.current
    let miss = IntrospectionMiss(viewType: String(describing: viewType), reason: reason())
    IntrospectionCounts.current = counts
    IntrospectionDiagnostics.report(miss)
  }
}
