import Foundation

/// Shows content for a value that follows keyframes.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  package var initialValue: Value
  package var content: (Value) -> Content
  package var keyframes: (Value) -> KeyframePath
  package var mode: AnimatorMode

  /// Plays the keyframes as long as the view is there.
  ///
  /// - Parameters:
  ///   - repeating: false shows what the value is at the beginning.
  ///   - content: called on the main actor for each frame.
  ///   - keyframes: called with the value that they are to begin from.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    mode = repeating ? .repeating : .still
  }

  /// Plays the keyframes once for each change of a value.
  ///
  /// - Parameters:
  ///   - trigger: what is compared with that of the last update.
  ///   - content: called on the main actor for each frame.
  ///   - keyframes: called with the value that is shown when they begin.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    mode = .triggered(trigger)
  }
}

/// When an animator plays.
package enum AnimatorMode {
  case still
  case repeating
  case triggered(any Equatable)

  /// Whether the trigger of a new value is another one.
  func isTriggered(by new: AnimatorMode) -> Bool {
    guard case .triggered(let old) = self, case .triggered(let new) = new else { return false }
    return !isKnownEqual(old, new)
  }
}

extension KeyframeAnimator: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { KeyframeAnimatorNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { Content._staticItemCount }
}

extension View {
  /// Plays keyframes with the view as long as it is there.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Plays keyframes with the view once for each change of a value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}

private final class KeyframeAnimatorNode<
  Value, Path: Keyframes<Value>, Content: View
>: ContentNode<KeyframeAnimator<Value, Path, Content>, Content>, Moving {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var begin: TimeInterval?
  /// What was shown last before the value, and when.
  private var before: (value: Value, time: TimeInterval)?
  private var shownAt: TimeInterval?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
    self.view = view
    value = view.initialValue
    super.init(inputs: inputs)
    makeContent(evaluate(), childInputs)
    if case .repeating = view.mode {
      graph.afterCommit(.appearance) { [weak self] in self?.play() }
    }
  }

  private func evaluate() -> Content {
    evaluating(KeyframeAnimator<Value, Path, Content>.self) { view.content(value) }
  }

  override func refresh() { content?.update(evaluate()) }

  override func update(_ view: KeyframeAnimator<Value, Path, Content>) {
    let old = self.view.mode
    self.view = view
    switch view.mode {
    case .still:
      timeline = nil
      value = view.initialValue
    case .repeating: if timeline == nil { play() }
    case .triggered: if old.isTriggered(by: view.mode) { play() }
    }
    refresh()
  }

  private func play() {
    guard isMounted else { return }
    var past: (value: Value, interval: TimeInterval)?
    if timeline != nil, let before, let shownAt, shownAt > before.time {
      past = (before.value, shownAt - before.time)
    }
    let timeline = KeyframeTimeline(value, view.keyframes(value), before: past)
    guard graph.animations.showsMotion else {
      if case .triggered = view.mode { value = timeline.value(progress: 1) }
      return
    }
    self.timeline = timeline
    before = nil
    begin = graph.animations.beginTime
    graph.animations.add(self)
  }

  func show(at time: TimeInterval) -> Bool {
    guard isMounted, let timeline else { return false }
    let begin = begin ?? time
    self.begin = begin
    var elapsed = time - begin
    var goesOn = elapsed < timeline.duration
    if case .repeating = view.mode {
      guard timeline.duration > 0 else { return false }
      elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
      goesOn = true
    }
    if let shownAt { before = (value, shownAt) }
    shownAt = time
    value = timeline.value(time: elapsed)
    content?.update(evaluate())
    if !goesOn { self.timeline = nil }
    return goesOn
  }
}
