#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  /// Where one introspection takes place on Apple's systems: between two markers, one behind and one in
  /// front of the view. The markers own the site, and it knows them weakly.
  @MainActor
  final class IntrospectionSite {
    /// What a call asks for, whatever its types are.
    struct Work {
      let run: @MainActor (IntrospectionCandidates, _ isLastTry: Bool) -> Bool
      let end: @MainActor () -> Void
      let seeksControllers: Bool
    }

    /// How often a change of the platform's tree leads to another search, if there is no match. Updates
    /// of the view always do.
    private static let retryLimit = 20
    /// Until when, in nanoseconds: nobody awaits a change of the tree after that.
    private static let retryTime: UInt64 = 1_000_000_000

    let introspection = Introspection()
    weak var anchorView: PlatformView?
    weak var frontView: PlatformView?
    weak var anchorController: PlatformViewController?
    weak var frontController: PlatformViewController?
    private var work: Work?
    private var retriesLeft = 0
    private var isSearching = false
    private var isConcluding = false

    /// The view was made or updated.
    func update(_ work: Work) {
      self.work = work
      retriesLeft = Self.retryLimit
      if search() { retriesLeft = 0 } else { concludeLater() }
    }

    private func concludeLater() {
      guard !isConcluding else { return }
      isConcluding = true
      Task { @MainActor [weak self] in
        try? await Task.sleep(nanoseconds: Self.retryTime)
        guard let self else { return }
        isConcluding = false
        guard retriesLeft > 0 else { return }
        retriesLeft = 0
        _ = search()
      }
    }

    /// A marker came into the tree or was laid out: what was not there before may be there now.
    func treeChanged() {
      guard retriesLeft > 0, frontView?.window != nil else { return }
      retriesLeft -= 1
      if search() { retriesLeft = 0 }
    }

    func appeared() {
      treeChanged()
      introspection.appeared()
    }

    func end() {
      let work = work
      self.work = nil
      retriesLeft = 0
      work?.end()
    }

    private func search() -> Bool {
      guard let work, !isSearching else { return false }
      isSearching = true
      defer { isSearching = false }
      let candidates =
        work.seeksControllers
        ? candidates(anchorController, frontController) : candidates(anchorView, frontView)
      let nothing = IntrospectionCandidates(receiver: [], ancestors: [], isInWindow: false)
      return work.run(candidates ?? nothing, retriesLeft == 0)
    }

    /// Nil while the two markers are in no common tree.
    private func candidates<Entity: PlatformEntity>(
      _ anchor: Entity?, _ front: Entity?
    ) -> IntrospectionCandidates? where Entity.Base == Entity {
      guard let anchor, let front, let window = frontView?.window,
        MarkedWalk(from: anchor, to: front) != nil
      else { return nil }
      let receiver = AnySequence {
        var walk = MarkedWalk(from: anchor, to: front)
        return MainActorSequence { walk?.next() }
      }
      let around = MarkedWalk.around(anchor, front).lazy.map { $0 as AnyObject }
      // A window is a view on UIKit only.
      let outermost: [AnyObject] = window as AnyObject is PlatformView ? [] : [window]
      return IntrospectionCandidates(
        receiver: receiver,
        ancestors: AnySequence([AnySequence(around), AnySequence(outermost)].joined()),
        marker: front, isInWindow: true)
    }
  }

  extension IntrospectionSite.Work {
    @MainActor
    init<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity>(
      _ request: IntrospectionRequest<SwiftUIViewType, Entity>, at introspection: Introspection
    ) {
      run = { [weak introspection] candidates, isLastTry in
        introspection?.run(request, in: candidates, reportsMisses: isLastTry) ?? false
      }
      end = { [weak introspection] in introspection?.end(request.actions) }
      seeksControllers = request.selector.seeksControllers
    }
  }

  extension View {
    /// Puts the markers of an introspection around the view.
    @MainActor @ViewBuilder
    func marked<SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity>(
      by site: IntrospectionSite, for request: IntrospectionRequest<SwiftUIViewType, Entity>
    ) -> some View {
      let work = IntrospectionSite.Work(request, at: site.introspection)
      // Only controllers tell when a transition has ended.
      if work.seeksControllers || request.timing == .afterAppearing {
        background(ControllerMarker(site: site, work: nil).asMarker)
          .overlay(ControllerMarker(site: site, work: work).asMarker)
      } else {
        background(ViewMarker(site: site, work: nil).asMarker)
          .overlay(ViewMarker(site: site, work: work).asMarker)
      }
    }

    fileprivate var asMarker: some View {
      frame(width: 0, height: 0).accessibility(hidden: true)
    }
  }
#endif
