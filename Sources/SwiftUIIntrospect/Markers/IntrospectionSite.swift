#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
import SwiftUI

/// Where one introspection takes place on Apple's systems: between two markers, one behind and
/// one in front of the view. The markers own the site, and it knows them weakly.
@MainActor
final class IntrospectionSite {
  /// What a call asks for, whatever its types are.
  struct Work {
    let run: @MainActor (IntrospectionCandidates, _ isLastTry: Bool) -> Bool
    let end: @MainActor () -> Void
    let seeksControllers: Bool
  }

  /// How often a change of the platform's tree leads to another search, if there is no match.
  /// Updates of the view always do.
  private static let retryLimit = 20
  /// The pauses between further searches, in nanoseconds: not every change of the tree reaches a
  /// marker, and nobody awaits one any more after the last.
  private static let retryPauses: [UInt64] = [20_000_000, 80_000_000, 900_000_000]

  let introspection = Introspection(remembersFound: true)
  weak var anchorView: PlatformView?
  weak var frontView: PlatformView?
  weak var frontController: PlatformViewController?
  private var work: Work?
  private var retriesLeft = 0
  private var isSearching = false
  private var isConcluding = false
  private var isLookingAgain = false
  private var isAway = false

  /// The view was made or updated.
  func update(_ work: Work) {
    self.work = work
    retriesLeft = Self.retryLimit
    _ = search()
    lookAgainLater()
  }

  /// In the middle of an update, what it takes away may still be there, and what it brings not
  /// yet.
  private func lookAgainLater() {
    guard !isLookingAgain else { return }
    isLookingAgain = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isLookingAgain = false
      let isLost = introspection.found.contains(where: \.isGone)
      guard work != nil, isLost || introspection.found.isEmpty else { return }
      if isLost { retriesLeft = Self.retryLimit }
      if !search() { concludeLater() }
    }
  }

  private func concludeLater() {
    guard !isConcluding else { return }
    isConcluding = true
    Task { @MainActor [weak self] in
      for pause in Self.retryPauses {
        try? await Task.sleep(nanoseconds: pause)
        guard let self, retriesLeft > 0 else { break }
        if pause == Self.retryPauses.last { retriesLeft = 0 }
        _ = search()
      }
      self?.isConcluding = false
    }
  }

  /// A marker came into the tree or was laid out: what was not there before may be there now.
  func treeChanged() {
    guard frontView?.window != nil else {
      isAway = true
      return
    }
    // Back from where another page covered it, which may have changed what both share.
    if isAway { retriesLeft = Self.retryLimit }
    isAway = false
    guard retriesLeft > 0 else { return }
    retriesLeft -= 1
    _ = search()
  }

  func appeared() {
    treeChanged()
    introspection.appeared()
  }

  /// A marker goes, with the view, unless another one has taken its place.
  func end(_ marker: AnyObject) {
    guard marker === frontView || marker === frontController else { return }
    let work = work
    self.work = nil
    retriesLeft = 0
    work?.end()
  }

  /// - Returns: Whether there is a match.
  private func search() -> Bool {
    guard let work, !isSearching else { return false }
    isSearching = true
    defer { isSearching = false }
    let nothing = IntrospectionCandidates(receiver: [], ancestors: [], isInWindow: false)
    let isMatch = work.run(candidates(work.seeksControllers) ?? nothing, retriesLeft == 0)
    if isMatch { retriesLeft = 0 }
    return isMatch
  }

  /// Nil while the two markers are in no common tree, or in one that is not shown.
  ///
  /// Controllers are found by their views: those are in the order in which they are drawn, as the
  /// children of a controller need not be.
  private func candidates(_ seeksControllers: Bool) -> IntrospectionCandidates? {
    guard let anchorView, let frontView, let window = frontView.window,
      MarkedWalk(from: anchorView, to: frontView) != nil
    else { return nil }
    // A window is a view on UIKit only.
    let outermost: [AnyObject] = window as AnyObject is PlatformView ? [] : [window]
    guard seeksControllers else {
      return IntrospectionCandidates(
        receiver: AnySequence {
          var walk = MarkedWalk(from: anchorView, to: frontView)
          return MainActorSequence { walk?.next() }
        },
        ancestors: Self.joined(MarkedWalk.around(anchorView, frontView), outermost),
        marker: frontView, isInWindow: true)
    }
    guard let frontController, frontController.parent != nil else { return nil }
    return IntrospectionCandidates(
      receiver: AnySequence {
        var walk = MarkedWalk(from: anchorView, to: frontView).map(ControllerWalk.init)
        return MainActorSequence { walk?.next() }
      },
      ancestors: Self.joined(
        sequence(first: frontController, next: \.parent).dropFirst(), outermost),
      marker: frontController, isInWindow: true)
  }

  private static func joined<Entity: PlatformEntity>(
    _ inner: some Sequence<Entity>, _ outermost: [AnyObject]
  ) -> AnySequence<AnyObject> {
    AnySequence(
      [AnySequence(inner.lazy.map { $0 as AnyObject }), AnySequence(outermost)].joined())
  }
}

extension WeakObject {
  /// Whether a view, or a controller's view, has left its window.
  @MainActor fileprivate var isGone: Bool {
    guard let object else { return true }
    let controller = object as? PlatformViewController
    let view = controller.flatMap { $0.isViewLoaded ? $0.view : nil } ?? object as? PlatformView
    return view.map { $0.window == nil } ?? false
  }
}

extension IntrospectionSite.Work {
  @MainActor
  init<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    _ request: IntrospectionRequest<Kind, Entity>, at introspection: Introspection
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
  func marked<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    by site: IntrospectionSite, for request: IntrospectionRequest<Kind, Entity>
  ) -> some View {
    let work = IntrospectionSite.Work(request, at: site.introspection)
    // Only controllers tell when a transition has ended.
    if work.seeksControllers || request.timing == .afterAppearing {
      background(ViewMarker(site: site, work: nil).asMarker)
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
