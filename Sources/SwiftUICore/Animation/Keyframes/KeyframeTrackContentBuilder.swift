/// Makes the content of a keyframe track of the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> { KeyframeSequence(components) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(choice: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(choice: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeSequence([accumulated, next]) }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>([])
  }

  /// One of the two branches of a condition.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    fileprivate enum Choice {
      case first(First)
      case second(Second)
    }
    fileprivate let choice: Choice

    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>

    public func _addKeyframes(to track: inout _KeyframeList<ConditionalValue>) {
      switch choice {
      case .first(let content): content._addKeyframes(to: &track)
      case .second(let content): content._addKeyframes(to: &track)
      }
    }
  }
}

/// Several contents of a track, one after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  private let contents: [any KeyframeTrackContent<Value>]

  init(_ contents: [any KeyframeTrackContent<Value>]) { self.contents = contents }

  typealias Body = KeyframeSequence<Value>

  func _addKeyframes(to track: inout _KeyframeList<Value>) {
    for content in contents { content._addKeyframes(to: &track) }
  }
}
