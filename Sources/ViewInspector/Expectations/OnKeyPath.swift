import SwiftUI
import XCTest

extension View {
  /// Inspects the view when it calls a closure that it declares for this, such as `var didAppear: ((Self) -> Void)?`.
  ///
  /// The view is expelled after that; errors are failures at the caller's line.
  @MainActor @preconcurrency
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    perform: @escaping @MainActor (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let call = HookCall(function, file, line)
    self[keyPath: keyPath] = { view in
      nonisolated(unsafe) let view = view
      MainActor.assumeIsolated {
        call.run { try perform(ViewHosting.inspected(view, function: function)) }
      }
    }
    return call.expectation
  }
}

extension ViewModifier {
  /// Inspects the modifier when it calls a closure that it declares for this.
  @MainActor @preconcurrency
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>, function: String = #function,
    file: StaticString = #filePath, line: UInt = #line,
    perform: @escaping @MainActor (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let call = HookCall(function, file, line)
    self[keyPath: keyPath] = { modifier in
      nonisolated(unsafe) let modifier = modifier
      MainActor.assumeIsolated {
        call.run { try perform(ViewHosting.inspected(modifier: modifier, function: function)) }
      }
    }
    return call.expectation
  }
}

/// One call of a closure in a view, which a test waits for.
@MainActor
private final class HookCall {
  let expectation: XCTestExpectation
  private let function: String
  private let file: StaticString
  private let line: UInt

  init(_ function: String, _ file: StaticString, _ line: UInt) {
    self.function = function
    self.file = file
    self.line = line
    expectation = XCTestExpectation(description: "Call at line \(line)")
    expectation.assertForOverFulfill = false
  }

  func run(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
    // The view is in the middle of a call: it goes when that is over.
    let function: String = self.function
    Task { ViewHosting.expel(function: function) }
    expectation.fulfill()
  }
}
