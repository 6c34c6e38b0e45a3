import Foundation

/// A value that is shown step by step on its way to a new one.
@MainActor
package class ValueMotion<Value>: Moving {
  private weak var node: _ViewNode?
  fileprivate var apply: ((Value) -> Void)?

  fileprivate init(_ node: _ViewNode) { self.node = node }

  /// The value as it is shown now.
  package var shown: Value { fatalError("A subclass of ValueMotion must override shown.") }
  package var isMoving: Bool { false }

  /// Takes a new end, with the animation of a transaction if there is one.
  package func retarget(to new: Value, _ transaction: Transaction?, _ node: _ViewNode) {}
  fileprivate func advance(to time: TimeInterval) {}

  package final func show(at time: TimeInterval) -> Bool {
    guard let node, node.isMounted else { return false }
    advance(to: time)
    apply?(shown)
    return isMoving
  }
}

/// A motion for a type that may be animatable; nil where it is not, or the values have no way between them.
@MainActor
private func makeMotion<Value>(
  from old: Value, to new: Value, _ node: _ViewNode, _ apply: @escaping (Value) -> Void
) -> ValueMotion<Value>? {
  guard let animatable = old as? any Animatable else { return nil }
  let motion = makeMotion(from: animatable, to: new, node) as? ValueMotion<Value>
  motion?.apply = apply
  return motion
}

@MainActor
private func makeMotion<Value: Animatable>(
  from old: Value, to new: Any, _ node: _ViewNode
) -> AnyObject? {
  guard Value.AnimatableData.self != EmptyAnimatableData.self, let new = new as? Value else {
    return nil
  }
  return AnimatableMotion(from: old, to: new, node)
}

/// The motion of a value by its `animatableData`.
private final class AnimatableMotion<Value: Animatable>: ValueMotion<Value> {
  private var model: Value
  private var data: Value.AnimatableData
  private var animator: Animator<Value.AnimatableData>

  init?(from old: Value, to new: Value, _ node: _ViewNode) {
    guard isWay(from: old, to: new) else { return nil }
    model = old
    data = old.animatableData
    animator = Animator(at: data)
    super.init(node)
  }

  override var shown: Value {
    var shown = model
    shown.animatableData = data
    return shown
  }

  override var isMoving: Bool { animator.isMoving }

  override func retarget(to new: Value, _ transaction: Transaction?, _ node: _ViewNode) {
    let hasWay = isWay(from: model, to: new)
    model = new
    let target = new.animatableData
    guard hasWay else {
      animator = Animator(at: target)
      data = target
      return
    }
    let change = target - animator.target
    let animation = transaction?.animation
    animator.retarget(
      to: target, animation, completions: transaction?.completions ?? [],
      environment: node.scope.values, at: node.graph.animations.time,
      from: node.graph.animations.beginTime)
    if animation == nil { data += change }
    if !animator.isMoving { data = target }
  }

  override func advance(to time: TimeInterval) {
    data = animator.value(at: time) ?? animator.target
  }
}

/// A type whose values have no way between them in some cases: shapes of different types, a color and a gradient.
package protocol PartlyAnimatable: Animatable {
  /// Whether what lies between the value and `other` can be shown.
  func isAnimatable(to other: Self) -> Bool
}

private func isWay<Value: Animatable>(from old: Value, to new: Value) -> Bool {
  guard let old = old as? any PartlyAnimatable else { return true }
  return isWay(from: old, to: new)
}

private func isWay<Old: PartlyAnimatable>(from old: Old, to new: some Animatable) -> Bool {
  guard let new = new as? Old else { return false }
  return old.isAnimatable(to: new)
}

/// A value of a node: what it is to be, and its motion while what is shown of it is on its way there.
@MainActor
package struct MovingValue<Value> {
  private var model: Value?
  private var motion: ValueMotion<Value>?

  /// - Parameter initial: nil where values of the type are not animatable, and need not be kept.
  package init(_ initial: Value?) { model = initial }

  /// Takes the new value.
  ///
  /// - Parameter apply: shows a value between the old and the new one, in later frames.
  /// - Returns: what is to be shown of it now.
  package mutating func take(
    _ new: Value, in node: _ViewNode, _ apply: @escaping (Value) -> Void
  ) -> Value {
    guard let old = model else { return new }
    model = new
    let driver = node.graph.animations
    let transaction = driver.isArmed && driver.showsMotion ? node.transaction : nil
    if let motion, motion.isMoving {
      motion.retarget(to: new, transaction, node)
      if motion.isMoving { return motion.shown }
      self.motion = nil
      return new
    }
    motion = nil
    guard let transaction, transaction.animation != nil,
      let motion = makeMotion(from: old, to: new, node, apply)
    else { return new }
    motion.retarget(to: new, transaction, node)
    guard motion.isMoving else { return new }
    self.motion = motion
    driver.add(motion)
    return motion.shown
  }

  package var isMoving: Bool { motion?.isMoving ?? false }

  /// The value as it is shown now.
  package var shown: Value? { motion.flatMap { $0.isMoving ? $0.shown : nil } ?? model }
}
