#if !os(watchOS)
import SwiftUI

#if os(Linux)
@_spi(Introspection) import SwiftUICore
#endif

/// Runs an introspection on a view, if the call concerns the running platform.
@MainActor
struct IntrospectModifier<Kind: IntrospectableViewType, Entity: PlatformEntity> {
  #if !os(Linux)
  @State var site = IntrospectionSite()
  /// Without it, a call whose closure captures nothing would equal the last one, and SwiftUI
  /// would leave out the marker when it updates the view.
  private let occasion = Occasion()
  #endif

  let platforms: [PlatformViewVersionPredicate<Kind, Entity>]
  let scope: IntrospectionScope
  let matches: IntrospectionMatches
  let timing: IntrospectionTiming
  let actions: IntrospectionActions<Entity>

  /// Nil where the call does not concern the running platform.
  private var request: IntrospectionRequest<Kind, Entity>? {
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
}

#if !os(Linux)
/// Differs from each one before.
@MainActor
private struct Occasion {
  private static var last = 0
  private let number: Int

  init() {
    Self.last += 1
    number = Self.last
  }
}
#endif

#if os(Linux)
// The view graph knows the receiver's widgets: none are added, and one node is all that a call
// costs.
extension IntrospectModifier: PlatformElementsReader {
  typealias Body = Never

  static func makeMemory() -> Introspection { Introspection() }

  func read(_ elements: PlatformElements, _ introspection: Introspection) {
    guard let request else {
      return introspection.skip(Kind.self, listed: platforms.flatMap(\.releases))
    }
    // Elements are read when the view has appeared.
    if timing == .afterAppearing { introspection.appeared() }
    introspection.run(request, in: IntrospectionCandidates(elements))
  }

  func viewHasGone(_ introspection: Introspection) { introspection.end(actions) }
}
#else
extension IntrospectModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let request {
      content.marked(by: site, for: request)
    } else {
      let _: Void = site.introspection.skip(
        Kind.self, listed: platforms.flatMap(\.releases))
      content
    }
  }
}
#endif
#endif
