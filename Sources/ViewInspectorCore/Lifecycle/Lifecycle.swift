import SwiftUI

extension InspectableView {
  /// Calls what `onAppear(perform:)` was given.
  public func callOnAppear() throws {
    let action: () -> Void = try modifierAttribute(.onAppear, "onAppear")
    action()
  }

  /// Calls what `onDisappear(perform:)` was given.
  public func callOnDisappear() throws {
    let action: () -> Void = try modifierAttribute(.onDisappear, "onDisappear")
    action()
  }

  /// Calls the action of the index-th `onChange` of a value of this type, or of an optional one, with the value.
  ///
  /// Actions that take the old value too get the same value twice.
  public func callOnChange<E: Equatable>(newValue value: E, index: Int = 0) throws {
    try callOnChange(old: value, new: value, index)
  }

  /// Calls the action of the index-th `onChange` of a value of this type, or of an optional one.
  public func callOnChange<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
    try callOnChange(old: oldValue, new: newValue, index)
  }

  private func callOnChange<E: Equatable>(old: E, new: E, _ index: Int) throws {
    let actions = content.medium.viewModifiers.compactMap { modifier in
      if Structure.valueAction.matches(modifier.descriptor) {
        return Self.newValueAction(modifier, E.self)
      }
      guard Structure.valueActionOldAndNew.matches(modifier.descriptor) else { return nil }
      return Self.changeAction(modifier, E.self)
    }
    guard actions.indices.contains(index) else { throw missingModifier("onChange", index: index) }
    actions[index](old, new)
  }

  private static func newValueAction<E: Equatable>(
    _ modifier: AppliedModifier, _ type: E.Type
  ) -> ((E, E) -> Void)? {
    let action = try? Inspector.attribute(.valueAction, of: modifier.modifier)
    if let action = action as? (E) -> Void { return { action($1) } }
    if let action = action as? (E?) -> Void { return { action($1) } }
    return nil
  }

  private static func changeAction<E: Equatable>(
    _ modifier: AppliedModifier, _ type: E.Type
  ) -> ((E, E) -> Void)? {
    let action = try? Inspector.attribute(.valueActionOldAndNew, of: modifier.modifier)
    if let action = action as? (E, E) -> Void { return action }
    if let action = action as? (E?, E?) -> Void { return { action($0, $1) } }
    return nil
  }

  /// Calls what the innermost `onSubmit` for one of the triggers was given.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    for modifier in modifiers(.submitTriggers) {
      let allowed = try Inspector.attribute(
        .submitTriggers, of: modifier.modifier, type: SubmitTriggers.self)
      guard allowed.contains(triggers) else { continue }
      return try Inspector.attribute(
        .submitAction, of: modifier.modifier, type: (() -> Void).self)()
    }
    throw missingModifier("onSubmit")
  }

  /// Runs what `task(priority:_:)` was given, until it has ended.
  public func callTask() async throws {
    let action: @Sendable () async -> Void = try modifierAttribute(.taskAction, "task")
    await action()
  }

  /// Runs what the index-th `task(id:priority:_:)` for identifiers of this type was given, until it has ended.
  public func callTask<ID: Equatable>(id: ID, index: Int = 0) async throws {
    let type = "<\(Inspector.typeName(type: ID.self))>"
    let found = modifiers(.taskAction).filter { $0.name.hasSuffix(type) }
    guard found.indices.contains(index) else { throw missingModifier("task", index: index) }
    let action = try Inspector.attribute(
      .taskAction, of: found[index].modifier, type: (@Sendable () async -> Void).self)
    await action()
  }

  /// Runs what `refreshable(action:)` was given, until it has ended; also that of a view which this one is in.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func callRefreshable() async throws {
    let own: (@Sendable () async -> Void)? = try? modifierAttribute(
      .refreshableAction, "refreshable")
    if let own { return await own() }
    let action: RefreshAction = try environmentAttribute(
      EmptyView().refreshable {}, "refreshable")
    await action()
  }

  /// Calls what `transaction(_:)` was given, with a transaction of its own.
  public func callTransaction() throws {
    let transform: (inout Transaction) -> Void = try modifierAttribute(
      .transactionTransform, "transaction")
    var transaction = Transaction()
    transform(&transaction)
  }
}
