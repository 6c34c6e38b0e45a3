#if !os(Linux)
import SwiftUI

/// Lays views out off screen, for what SwiftUI hands to their closures and styles: values that have no public
/// initializers.
@MainActor
enum OffscreenLayout {
  /// The value that `content` passes on when it is laid out.
  ///
  /// - Throws: `notSupported` where SwiftUI does not lay the content out.
  static func value<Value, Content: SwiftUI.View>(
    _ type: Value.Type, passedOnBy content: (@escaping @MainActor (Value) -> Void) -> Content
  ) throws -> Value {
    var found: Value?
    try layOut(content { found = $0 })
    guard let found else {
      throw InspectionError.notSupported(
        "SwiftUI has made no \(Inspector.typeName(type: Value.self)) for a view off screen")
    }
    return found
  }

  private static func layOut<Content: SwiftUI.View>(_ content: Content) throws {
    let size = CGSize(width: 100, height: 100)
    #if os(macOS)
    let view = NSHostingView(rootView: content)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutSubtreeIfNeeded()
    #elseif os(watchOS)
    guard #available(watchOS 9.0, *) else {
      throw InspectionError.notSupported("Before watchOS 9, no view can be laid out off screen")
    }
    let renderer = ImageRenderer(content: content.frame(width: size.width, height: size.height))
    renderer.render { _, _ in }
    #else
    let controller = UIHostingController(rootView: content)
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    #endif
  }
}

// MARK: - What is given to content

extension Platform {
  static func placeholder<M: ViewModifier>(for modifier: M.Type) throws -> M.Content {
    try FrozenLayout.empty(M.Content.self)
  }

  static func geometryProxy() throws -> GeometryProxy {
    try OffscreenLayout.value(GeometryProxy.self) { pass in
      GeometryReader { proxy in passing(proxy, pass) }.frame(width: 0, height: 0)
    }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  static func scrollViewProxy() throws -> ScrollViewProxy {
    try OffscreenLayout.value(ScrollViewProxy.self) { pass in
      ScrollViewReader { proxy in passing(proxy, pass) }
    }
  }

  private static func passing<Value>(
    _ value: Value, _ pass: @MainActor (Value) -> Void
  ) -> EmptyView {
    pass(value)
    return EmptyView()
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static func context<Schedule: TimelineSchedule, Content: SwiftUI.View>(
    of view: TimelineView<Schedule, Content>, _ context: ViewType.TimelineView.Context
  ) throws -> TimelineView<Schedule, Content>.Context {
    let cadence: TimelineViewDefaultContext.Cadence =
      switch context.cadence {
      case .live: .live
      case .seconds: .seconds
      case .minutes: .minutes
      }
    var made = try OffscreenLayout.value(TimelineViewDefaultContext.self) { pass in
      TimelineView(EveryMinuteTimelineSchedule()) { given in passing(given, pass) }
    }
    made = try FrozenLayout.replacing(\.date, of: made, with: context.date)
    made = try FrozenLayout.replacing(\.cadence, of: made, with: cadence)
    return try FrozenLayout.context(made, of: TimelineView<Schedule, Content>.self)
  }
}
#endif
