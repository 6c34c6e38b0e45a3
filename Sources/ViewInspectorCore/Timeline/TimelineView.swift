import SwiftUI

extension ViewType {
  /// A `TimelineView`: what it shows at a time.
  public struct TimelineView: KnownViewType, SupplementaryViews {
    public static let typePrefix = "TimelineView"

    /// What a timeline view tells its content.
    public struct Context {
      public let date: Date
      public let cadence: Cadence

      public init(date: Date = Date(), cadence: Cadence = .live) {
        self.date = date
        self.cadence = cadence
      }
    }

    /// How often a timeline view is updated.
    public enum Cadence {
      case live
      case seconds
      case minutes
    }

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.contentView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func timelineView() throws -> InspectableView<ViewType.TimelineView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func timelineView(_ index: Int) throws -> InspectableView<ViewType.TimelineView> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.TimelineView {
  /// What the view shows at a time.
  public func contentView(
    _ context: ViewType.TimelineView.Context = .init()
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    guard #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *),
      let timeline = content.view as? any TimelineReading
    else { throw InspectionError.typeMismatch(content.view, (any TimelineReading).self) }
    return try supplementary(
      content.unwrapped(timeline.contentView(context)), "contentView()")
  }
}

/// Makes the content of a `TimelineView` whose generic arguments are not known.
@MainActor
private protocol TimelineReading {
  func contentView(_ context: ViewType.TimelineView.Context) throws -> Any
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineView: TimelineReading where Content: View {
  fileprivate func contentView(_ context: ViewType.TimelineView.Context) throws -> Any {
    let make = try StoredClosure.read(
      .timelineContent, of: self, as: ((Context) -> Content).self,
      in: TimelineContent<Schedule, Content>.self
    ).make
    return make(try Platform.context(of: self, context))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
private struct TimelineContent<Schedule: TimelineSchedule, Content> {
  let make: (TimelineView<Schedule, Content>.Context) -> Content
}
