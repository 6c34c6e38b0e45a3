#if GTK
import CGTK

/// [`AdwAnimationState`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.AnimationState.html)
nonisolated public enum AdwAnimationState: UInt32, CaseIterable, CEnumeration {
  /// `ADW_ANIMATION_IDLE`
  case idle = 0
  /// `ADW_ANIMATION_PAUSED`
  case paused = 1
  /// `ADW_ANIMATION_PLAYING`
  case playing = 2
  /// `ADW_ANIMATION_FINISHED`
  case finished = 3

  /// A value of a later release, that is not known here, becomes `idle`.
  public init(_ value: CGTK.AdwAnimationState) {
    self = AdwAnimationState(rawValue: value.rawValue) ?? .idle
  }

  /// For calls into C.
  public var cValue: CGTK.AdwAnimationState { CGTK.AdwAnimationState(rawValue) }
}

extension AdwAnimationState: ValueConvertible {}
#endif
