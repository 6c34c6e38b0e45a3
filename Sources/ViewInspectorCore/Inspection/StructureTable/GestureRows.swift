/// Gestures.
extension Structure {
  static let tapGestureEnded = Structure(
    "AddGestureModifier<_EndedGesture<TapGesture", "gesture|_body|modifier|callbacks|ended")
  static let gesture = Structure("AddGestureModifier", "gesture")
  static let highPriorityGesture = Structure("HighPriorityGestureModifier", "gesture")
  static let simultaneousGesture = Structure("SimultaneousGestureModifier", "gesture")
  static let attachedGesture = Structure(
    "AddGestureModifier / HighPriorityGestureModifier / SimultaneousGestureModifier", "gesture")
  static let gestureMask = Structure(
    "AddGestureModifier / HighPriorityGestureModifier / SimultaneousGestureModifier", "gestureMask")
  static let gestureInside = Structure(
    "_ChangedGesture / _EndedGesture / _MapGesture / _ModifiersGesture / "
      + "GestureStateGesture / ModifiedContent / Optional", "some", "_body|content", "base",
    "content")
  static let erasedGesture = Structure("AnyGesture", "storage|gesture")
  static let changedGesture = Structure("_ChangedGesture", "_body|modifier|callbacks|changed")
  static let endedGesture = Structure("_EndedGesture", "_body|modifier|callbacks|ended")
  static let gestureStateBody = Structure("GestureStateGesture", "body")
  static let gestureKeys = Structure("_ModifiersGesture", "_body|modifier|modifiers|rawValue")
  static let composedGestureFirst = Structure(
    "ExclusiveGesture / SequenceGesture / SimultaneousGesture", "first")
  static let composedGestureSecond = Structure(
    "ExclusiveGesture / SequenceGesture / SimultaneousGesture", "second")
  static let longPressed = Structure(
    "AddGestureModifier<ModifiedContent<LongPressGesture",
    "gesture|modifier|callbacks|pressed|some")
}
