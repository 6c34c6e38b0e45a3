import SwiftUI

extension InspectableView {
  /// Searches for a view with an identifier that `id(_:)` gave it.
  public func find(
    viewWithId id: AnyHashable
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(.id(id), ViewType.ClassifiedView.self) { try $0.id() == id }
  }

  /// Searches for a view with a tag that `tag(_:)` gave it.
  public func find(
    viewWithTag tag: AnyHashable
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(.tag(tag), ViewType.ClassifiedView.self) { try $0.tag() == tag }
  }

  public func find(
    viewWithAccessibilityLabel label: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(.accessibilityLabel(label), ViewType.ClassifiedView.self) {
      try $0.accessibilityLabel().string() == label
    }
  }

  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(.accessibilityIdentifier(identifier), ViewType.ClassifiedView.self) {
      try $0.accessibilityIdentifier() == identifier
    }
  }

  /// Searches for a view of a type of the user's own. Errors in the condition count as no match.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> {
    try guardCustom(customViewType)
    return try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  func guardCustom<V: SwiftUI.View>(_ type: V.Type) throws {
    guard Inspector.isSystemType(type: type) else { return }
    let name = Inspector.typeName(type: type, generics: .remove)
    throw InspectionError.notSupported(
      "Please use .find(ViewType.\(name).self) instead of .find(\(name).self) inspection call.")
  }

  /// Searches for a view of a type.
  ///
  /// - Parameters:
  ///   - skipFound: how many matches to leave out; at least 0.
  ///   - condition: errors in it count as no match.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> {
    switch relation {
    case .child:
      try find(.type(T.typePrefix), T.self, traversal, skip: skipFound, where: condition)
    case .parent: try findParent(T.self, skip: skipFound, where: condition)
    }
  }

  /// Searches for a view of any type.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find(
      ViewType.ClassifiedView.self, relation: relation, traversal: traversal, skipFound: skipFound,
      where: condition)
  }
}

// MARK: - All matches

extension InspectableView {
  /// All views of a type of the user's own inside, from the front; none is no error.
  public func findAll<V: SwiftUI.View>(
    _ customViewType: V.Type,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] {
    findAll(ViewType.View<V>.self, where: condition)
  }

  /// All views of a type inside, depth first; none is no error.
  public func findAll<T: BaseViewType>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] {
    withoutActuallyEscaping(condition) { condition in
      var found: [InspectableView<T>] = []
      let run = SearchRun { view in
        if let match = view.as(T.self), (try? condition(match)) == true { found.append(match) }
        return false
      }
      _ = run.walk(self, .depthFirst)
      return found
    }
  }

  public func findAll(
    where condition: ViewSearch.Condition
  ) -> [InspectableView<ViewType.ClassifiedView>] {
    findAll(ViewType.ClassifiedView.self, where: condition)
  }
}

// MARK: - The search

extension InspectableView {
  func find<T: BaseViewType>(
    _ goal: SearchGoal, _ type: T.Type, _ traversal: ViewSearch.Traversal = .breadthFirst,
    skip: Int = 0, where condition: (InspectableView<T>) throws -> Bool
  ) throws -> InspectableView<T> {
    precondition(skip >= 0, "skipFound must not be negative")
    return try withoutActuallyEscaping(condition) { condition in
      var found: InspectableView<T>?
      var skipped = 0
      let run = SearchRun { view in
        guard let match = view.as(T.self), (try? condition(match)) == true else { return false }
        if skipped < skip {
          skipped += 1
          return false
        }
        found = match
        return true
      }
      _ = run.walk(self, traversal)
      if let found { return found }
      throw InspectionError.searchFailure(
        skipped: skipped,
        blockers: SearchBlockers(run.blockers, SearchReport(goal, run)))
    }
  }

  private func findParent<T: BaseViewType>(
    _ type: T.Type, skip: Int, where condition: (InspectableView<T>) throws -> Bool
  ) throws -> InspectableView<T> {
    precondition(skip >= 0, "skipFound must not be negative")
    var skipped = 0
    for ancestor in ancestors {
      guard let match = ancestor.as(T.self), (try? condition(match)) == true else { continue }
      if skipped == skip { return match }
      skipped += 1
    }
    throw InspectionError.searchFailure(skipped: skipped, blockers: [])
  }
}

extension UnwrappedView {
  /// The view as one of a type; nil where it is of another.
  func `as`<T: BaseViewType>(_ type: T.Type) -> InspectableView<T>? {
    if T.self == ViewType.ClassifiedView.self { return classifiedView as? InspectableView<T> }
    if viewType == T.self { return self as? InspectableView<T> }
    if isForeign(T.self), T.matches(content) {
      return InspectableView<T>(
        unchecked: content, parent: parentView,
        call: InspectionCall(T.inspectionCall(typeName: T.typePrefix), index: call.index))
    }
    return nil
  }

  /// Whether a type of the user's own, or a view whose type nothing has been found out about.
  private func isForeign<T: BaseViewType>(_ type: T.Type) -> Bool {
    if viewType == ViewType.UnknownView.self { return !T.typePrefix.isEmpty }
    if viewType == ViewType.ClassifiedView.self { return !T.typePrefix.isEmpty }
    return content.isCustomView && T.self is any KnownViewType.Type
  }
}
