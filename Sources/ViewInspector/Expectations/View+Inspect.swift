import SwiftUI
import XCTest

extension View {
  /// Inspects the view; errors are failures at the caller's line.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function, file: StaticString = #filePath, line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) {
    do {
      try inspection(ViewHosting.inspected(self, function: function))
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}

extension ViewModifier {
  /// Inspects the modifier; errors are failures at the caller's line.
  @MainActor @preconcurrency
  public func inspect(
    function: String = #function, file: StaticString = #filePath, line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) {
    do {
      try inspection(ViewHosting.inspected(modifier: self, function: function))
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
  }
}
