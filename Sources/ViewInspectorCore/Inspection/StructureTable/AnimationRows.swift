/// Animation and what changes over time.
extension Structure {
  static let timelineContent = Structure("TimelineView", "content")
  static let phaseAnimatorPhases = Structure("PhaseAnimator", "phases")
  static let phaseAnimatorContent = Structure("PhaseAnimator", "content")
  static let keyframeAnimatorInitialValue = Structure("KeyframeAnimator", "initialValue")
  static let keyframeAnimatorContent = Structure("KeyframeAnimator", "content")
  static let animation = Structure("_AnimationModifier", "animation")
  static let matchedGeometryID = Structure("_MatchedGeometryEffect", "id")
  static let matchedGeometryNamespace = Structure("_MatchedGeometryEffect", "namespace")
  static let matchedGeometryProperties = Structure("_MatchedGeometryEffect", "args|properties")
  static let matchedGeometryAnchor = Structure("_MatchedGeometryEffect", "args|anchor")
  static let matchedGeometryIsSource = Structure("_MatchedGeometryEffect", "args|isSource")
}
