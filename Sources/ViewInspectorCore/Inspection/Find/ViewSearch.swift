import SwiftUI

/// How a search goes through the views.
public struct ViewSearch {
  /// Where to look from the view that the search starts at.
  public enum Relation: Sendable {
    case child
    case parent
  }

  /// In which order the views inside are visited.
  public enum Traversal: Sendable {
    case depthFirst
    case breadthFirst
  }

  public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool

  /// Makes `find` know a type of view of the user's own.
  @MainActor public static func register(_ type: any KnownViewType.Type) {
    ViewRegistry.register(type)
  }
}

/// One walk through the views, from one of them.
@MainActor
final class SearchRun {
  private let visit: (any UnwrappedView) -> Bool
  private(set) var blockers: [String] = []
  private(set) var visited: [any UnwrappedView] = []
  /// How many of the visited views are kept for a report.
  static let reportLimit = 500

  /// - Parameter visit: called for each view in turn; true ends the walk.
  init(visit: @escaping (any UnwrappedView) -> Bool) { self.visit = visit }

  /// A view that is known, or its place before anything is known of it.
  private enum Candidate {
    case content(Content, parent: (any UnwrappedView)?, index: Int?)
    case view(any UnwrappedView)
    case supplementary(ViewIdentity.Supplementary)
  }

  private struct IdentifiedView {
    let view: any UnwrappedView
    let identity: ViewIdentity
    /// Whether the view itself is to be tested.
    var isTested = true
  }

  func walk(_ start: any UnwrappedView, _ traversal: ViewSearch.Traversal) -> Bool {
    switch traversal {
    case .depthFirst: depthFirst(.view(start))
    case .breadthFirst: breadthFirst(start)
    }
  }

  private func depthFirst(_ step: Candidate) -> Bool {
    guard let found = identify(step) else { return false }
    if test(found) { return true }
    for next in children(of: found) where depthFirst(next) { return true }
    for next in found.identity.supplementary(found.view) where depthFirst(.supplementary(next)) {
      return true
    }
    for next in ModifierViews.of(found.view) where depthFirst(.supplementary(next)) { return true }
    return false
  }

  private func breadthFirst(_ start: any UnwrappedView) -> Bool {
    var queue: [Candidate] = [.view(start)]
    var position = 0
    while position < queue.count {
      let step = queue[position]
      position += 1
      guard let found = identify(step) else { continue }
      if test(found) { return true }
      queue += children(of: found)
      queue += ModifierViews.of(found.view).map { .supplementary($0) }
      queue += found.identity.supplementary(found.view).map { .supplementary($0) }
    }
    return false
  }

  private func test(_ found: IdentifiedView) -> Bool {
    guard found.isTested else { return false }
    if visited.count < Self.reportLimit { visited.append(found.view) }
    return visit(found.view)
  }

  // MARK: Finding out what there is

  private func identify(_ step: Candidate) -> IdentifiedView? {
    switch step {
    case .content(let content, let parent, let index): return identify(content, parent, index)
    case .view(let view): return identify(view)
    case .supplementary(let make):
      do { return try identify(make()) } catch { return nil }
    }
  }

  private func identify(_ view: any UnwrappedView) -> IdentifiedView? {
    if view.viewType == ViewType.ClassifiedView.self || view.viewType == ViewType.ParentView.self {
      if view.isStandIn { return identify(view.content, view.parentView, view.call.index) }
      let isRoot = view.parentView == nil && view.call.template.isEmpty
      if Inspector.isTupleView(view.content.view) {
        return IdentifiedView(
          view: view, identity: ViewIdentity(ViewType.ClassifiedView.self), isTested: false)
      }
      return identify(view.content, isRoot ? nil : view, nil)
    }
    if view.content.modifier != nil || view.content.view is any ViewModifier {
      return view.viewType.identity.map { IdentifiedView(view: view, identity: $0) }
    }
    if view.parentView == nil, view.call.template.isEmpty {
      // The root of a custom view's inspection has no step in the path; what is found in it does.
      return identify(view.content, nil, nil)
    }
    return view.viewType.identity.map { IdentifiedView(view: view, identity: $0) }
  }

  private func identify(
    _ content: Content, _ parent: (any UnwrappedView)?, _ index: Int?
  ) -> IdentifiedView? {
    guard let identity = ViewIdentity.of(content) else { return unknown(content, parent, index) }
    let view = identity.make(content, parent, index)
    if content.isCustomView, isRecursive(view) { return nil }
    return IdentifiedView(view: view, identity: identity)
  }

  private func unknown(
    _ content: Content, _ parent: (any UnwrappedView)?, _ index: Int?
  ) -> IdentifiedView {
    let identity: ViewIdentity = .unknown(content)
    let count = (try? identity.children(content).count) ?? 0
    // A shape hides nothing.
    if count == 0, !ViewIdentity.isShape(content) { block(content.typeName) }
    return IdentifiedView(view: identity.make(content, parent, index), identity: identity)
  }

  private func children(of found: IdentifiedView) -> [Candidate] {
    let group: LazyGroup<Content>
    do {
      group = try found.identity.children(found.view.content)
    } catch {
      block(error, found.view)
      return []
    }
    let isIndexed: Bool =
      switch found.identity.indexing {
      case .none: false
      case .always: true
      case .whenSeveral: group.count > 1
      }
    var steps: [Candidate] = []
    steps.reserveCapacity(group.count)
    for index in 0..<group.count {
      // What can't be had is an `if` that has not come true.
      guard let content = try? group.element(at: index) else { continue }
      steps.append(.content(content, parent: found.view, index: isIndexed ? index : nil))
    }
    return steps
  }

  private func block(_ name: String) {
    if !blockers.contains(name) { blockers.append(name) }
  }

  private func block(_ error: any Error, _ view: any UnwrappedView) {
    guard let error = error as? InspectionError else { return }
    switch error {
    case .missingEnvironmentObjects: block(error.description)
    case .notSupported: block(view.content.typeName)
    default: break
    }
  }

  /// Views that link to each other would be gone through for ever.
  private func isRecursive(_ view: any UnwrappedView) -> Bool {
    let type = view.content.descriptor.type
    var step = view.parentView
    var isDirect = true
    var hasLink = false
    while let current = step {
      if current.content.descriptor.bareNamespacedName == "SwiftUI.NavigationLink" {
        hasLink = true
      }
      if !isDirect, hasLink, current.content.descriptor.type == type { return true }
      isDirect = false
      step = current.parentView
    }
    return false
  }
}

extension BaseViewType {
  fileprivate static var identity: ViewIdentity? {
    ViewIdentityCache.identity(Self.self)
  }
}

/// The identities of types that were reached by their static type.
@MainActor
private enum ViewIdentityCache {
  private static var cache: [ObjectIdentifier: ViewIdentity] = [:]

  static func identity<T: BaseViewType>(_ type: T.Type) -> ViewIdentity {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made = ViewIdentity(type)
    cache[key] = made
    return made
  }
}
