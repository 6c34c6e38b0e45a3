import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

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
extension TimelineView: TimelineReading {
  fileprivate func contentView(_ context: ViewType.TimelineView.Context) throws -> Any {
    typealias Stored = TimelineContent<Schedule, Content>
    let closure: Any = try Inspector.attribute(.timelineContent, of: self)
    func rebind<C>(_ closure: C) throws -> Stored {
      try Inspector.unsafeMemoryRebind(value: closure, type: Stored.self)
    }
    return try _openExistential(closure, do: rebind).make(Self.context(context))
  }

  private static func context(_ context: ViewType.TimelineView.Context) throws -> Context {
    #if os(Linux)
    let cadence: Context.Cadence =
      switch context.cadence {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
    return Context(date: context.date, cadence: cadence)
    #else
    return try Inspector.unsafeMemoryRebind(value: context, type: Context.self)
    #endif
  }
}

/// The closure as it is stored: see `Inspector.boolAction`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
private struct TimelineContent<Schedule, Content> {
  let make: (TimelineView<Schedule, Content>.Context) -> Content
}
