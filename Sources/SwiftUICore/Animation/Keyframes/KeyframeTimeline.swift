import Foundation

/// What keyframes make of a value at each time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///   KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
///   KeyframeTrack(\.y) { SpringKeyframe(50, duration: 2) }
/// }
/// let point = timeline.value(time: 0.5)
/// ```
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content(), before: nil)
  }

  /// - Parameter before: the value a moment before, where the keyframes go on from another motion.
  init(
    _ initialValue: Value, _ keyframes: some Keyframes<Value>,
    before: (value: Value, interval: TimeInterval)?
  ) {
    var tracks = _KeyframeTracks(initialValue: initialValue, before: before)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// That of the longest track, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value after a time in seconds; before the beginning and after the end, the first and the last one.
  public func value(time: Double) -> Value {
    var value = tracks.initialValue
    update(&value, time: time)
    return value
  }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes the properties that have tracks.
  package func update(_ value: inout Value, time: Double) {
    let time = min(max(time.isNaN ? 0 : time, 0), duration)
    // Of two tracks of one property the later one counts.
    for write in tracks.writers { write(&value, time) }
  }
}
