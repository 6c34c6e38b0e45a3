import SwiftUI

extension ViewType {
  /// A `PhaseAnimator`: its content in each phase, by the index of the phase.
  public struct PhaseAnimator: KnownViewType, MultipleViewContent {
    public static let typePrefix = "PhaseAnimator"
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *),
        let animator = content.view as? any PhasesReading
      else { throw InspectionError.typeMismatch(content.view, (any PhasesReading).self) }
      let contents = try animator.contents()
      return LazyGroup(count: contents.count) { try content.unwrapped(contents[$0]) }
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func phaseAnimator() throws -> InspectableView<ViewType.PhaseAnimator> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func phaseAnimator(_ index: Int) throws -> InspectableView<ViewType.PhaseAnimator> {
    try child(at: index)
  }
}

/// Makes the content of a `PhaseAnimator` whose generic arguments are not known.
@MainActor
private protocol PhasesReading {
  func contents() throws -> [Any]
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PhaseAnimator: PhasesReading {
  fileprivate func contents() throws -> [Any] {
    let phases = try Inspector.attribute(
      .phaseAnimatorPhases, of: self, type: [Phase].self)
    let make = try Inspector.attribute(
      .phaseAnimatorContent, of: self, type: ((Phase) -> Content).self)
    return phases.map { make($0) }
  }
}
