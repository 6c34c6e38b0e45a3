import Foundation

/// Keyframes of the properties of a value, which change at the same time.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the tracks to a timeline. Not meant to be called or written by apps.
  func _addTracks(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to timeline: inout _KeyframeTracks<Value>) {
    body._addTracks(to: &timeline)
  }
}

extension Keyframes where Body == Self {
  /// What stands for itself has no other content.
  public var body: Self { self }
}

/// The tracks of a timeline.
public struct _KeyframeTracks<Root> {
  package let initialValue: Root
  /// The value a moment before, and how long before, where the keyframes go on from another motion.
  package let before: (value: Root, interval: TimeInterval)?
  package var duration: TimeInterval = 0
  package var writers: [(inout Root, TimeInterval) -> Void] = []
}

/// The keyframes of one property, or of the whole value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public typealias Body = KeyframeTrack<Root, Value, Content>

  /// The keyframes of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// The keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _addTracks(to timeline: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._addKeyframes(to: &list)
    let start = timeline.initialValue[keyPath: keyPath].animatableData
    let velocity = timeline.before.map { before in
      (start - before.value[keyPath: keyPath].animatableData).scaled(by: 1 / before.interval)
    }
    let course = KeyframeCourse(list.keyframes, from: start, velocity: velocity ?? .zero)
    timeline.duration = max(timeline.duration, course.duration)
    timeline.writers.append { [keyPath] root, time in
      root[keyPath: keyPath].animatableData = course.value(at: time)
    }
  }
}

/// Makes keyframes of the tracks, or of the keyframes of a single one, in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where Value == K.Value { expression }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> where Value: Animatable { KeyframeSequence(components) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where Value == K.Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { KeyframesGroup([accumulated, next]) }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence([accumulated, next])
  }

  public static func buildBlock() -> some Keyframes<Value> { KeyframesGroup<Value>([]) }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}

/// Several keyframes at the same time.
struct KeyframesGroup<Value>: Keyframes {
  private let contents: [any Keyframes<Value>]

  init(_ contents: [any Keyframes<Value>]) { self.contents = contents }

  typealias Body = KeyframesGroup<Value>

  func _addTracks(to timeline: inout _KeyframeTracks<Value>) {
    for content in contents { content._addTracks(to: &timeline) }
  }
}
