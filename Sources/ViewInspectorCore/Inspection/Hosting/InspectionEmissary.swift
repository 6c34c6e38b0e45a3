import Combine
import SwiftUI

/// An object in a view that lets a test see the view as it is where it is hosted.
///
/// A view declares `let inspection = Inspection<Self>()` and adds
/// `.onReceive(inspection.notice) { self.inspection.visit(self, $0) }` to its body. The test makes the app's class
/// conform to this protocol.
@preconcurrency
public protocol InspectionEmissary: AnyObject {
  associatedtype V
  /// Tells the view the key of a callback that waits for it.
  var notice: PassthroughSubject<UInt, Never> { get }
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: SwiftUI.View {
  /// Waits until the hosted view calls back, and inspects it.
  ///
  /// - Parameters:
  ///   - delay: seconds before the view is asked.
  ///   - line: tells several inspections of one view apart.
  /// - Throws: `notSupported` on watchOS, where views are not shown by tests.
  @MainActor
  public func inspect<R: Sendable>(
    after delay: TimeInterval = 0, function: String = #function, line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.View<V>>) throws -> R
  ) async throws -> R {
    try await answer(after: delay, line) {
      try inspection(ViewHosting.inspected($0, function: function))
    }
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Waits until the hosted modifier calls back, and inspects it.
  @MainActor
  public func inspect<R: Sendable>(
    after delay: TimeInterval = 0, function: String = #function, line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.ViewModifier<V>>) throws -> R
  ) async throws -> R {
    try await answer(after: delay, line) {
      try inspection(ViewHosting.inspected(modifier: $0, function: function))
    }
  }
}

extension InspectionEmissary {
  /// Asks the hosted view to call back, and gives what `body` makes of it.
  @MainActor
  fileprivate func answer<R: Sendable>(
    after delay: TimeInterval, _ line: UInt, _ body: @escaping @MainActor (V) throws -> R
  ) async throws -> R {
    guard Platform.showsHostedViews else {
      throw InspectionError.notSupported(
        "Views are not shown on this system, so that none calls back. Inspect the view as it was made"
      )
    }
    if delay > 0 { try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
    return try await withCheckedThrowingContinuation { continuation in
      callbacks[line] = { view in
        nonisolated(unsafe) let view = view
        continuation.resume(
          with: MainActor.assumeIsolated { Result<R, any Error> { try body(view) } })
      }
      notice.send(line)
    }
  }
}
