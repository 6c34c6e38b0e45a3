import Combine
import SwiftUI
import XCTest

extension InspectionEmissary where V: SwiftUI.View {
  /// Inspects the hosted view once it calls back; errors are failures at the caller's line.
  ///
  /// The view is expelled when no inspection is left.
  ///
  /// - Parameter delay: seconds before the view is asked.
  @discardableResult @MainActor @preconcurrency
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath,
    line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> XCTestExpectation {
    Visit(self, function, file, line).after(delay) {
      try inspection(ViewHosting.inspected($0, function: function))
    }
  }

  /// Inspects the hosted view each time that the publisher sends.
  @discardableResult @MainActor @preconcurrency
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.View<V>>) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    Visit(self, function, file, line).onReceive(publisher, delay) {
      try inspection(ViewHosting.inspected($0, function: function))
    }
  }
}

extension InspectionEmissary where V: ViewModifier {
  /// Inspects the hosted modifier once it calls back; errors are failures at the caller's line.
  @discardableResult @MainActor @preconcurrency
  public func inspect(
    after delay: TimeInterval = 0, function: String = #function, file: StaticString = #filePath,
    line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.ViewModifier<V>>) throws -> Void
  ) -> XCTestExpectation {
    Visit(self, function, file, line).after(delay) {
      try inspection(ViewHosting.inspected(modifier: $0, function: function))
    }
  }

  /// Inspects the hosted modifier once the publisher sends.
  @discardableResult @MainActor @preconcurrency
  public func inspect<P: Publisher>(
    onReceive publisher: P, after delay: TimeInterval = 0, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    _ inspection: @escaping @MainActor (InspectableView<ViewType.ViewModifier<V>>) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    Visit(self, function, file, line).onReceive(publisher, delay) {
      try inspection(ViewHosting.inspected(modifier: $0, function: function))
    }
  }
}

/// One inspection that waits for a hosted view to call back.
@MainActor
private struct Visit<Emissary: InspectionEmissary> {
  private let emissary: Emissary
  private let function: String
  private let file: StaticString
  private let line: UInt
  private let expectation: XCTestExpectation

  init(_ emissary: Emissary, _ function: String, _ file: StaticString, _ line: UInt) {
    self.emissary = emissary
    self.function = function
    self.file = file
    self.line = line
    expectation = XCTestExpectation(description: "Inspection at line \(line)")
    expectation.assertForOverFulfill = false
  }

  func after(
    _ delay: TimeInterval, _ inspection: @escaping @MainActor (Emissary.V) throws -> Void
  ) -> XCTestExpectation {
    setCallback(inspection)
    notify(delay)
    return expectation
  }

  func onReceive<P: Publisher>(
    _ publisher: P, _ delay: TimeInterval,
    _ inspection: @escaping @MainActor (Emissary.V) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    setCallback(inspection)
    var subscription: AnyCancellable?
    subscription = publisher.sink { _ in
      MainActor.assumeIsolated { notify(delay) }
      subscription?.cancel()
      subscription = nil
    }
    return expectation
  }

  private func setCallback(_ inspection: @escaping @MainActor (Emissary.V) throws -> Void) {
    emissary.callbacks[line] = { view in
      nonisolated(unsafe) let view = view
      MainActor.assumeIsolated { run(view, inspection) }
    }
  }

  private func run(_ view: Emissary.V, _ inspection: @MainActor (Emissary.V) throws -> Void) {
    do {
      try inspection(view)
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
    emissary.callbacks.removeValue(forKey: line)
    if emissary.callbacks.isEmpty { ViewHosting.expel(function: function) }
    expectation.fulfill()
  }

  private func notify(_ delay: TimeInterval) {
    Task {
      if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
      emissary.notice.send(line)
    }
  }
}
