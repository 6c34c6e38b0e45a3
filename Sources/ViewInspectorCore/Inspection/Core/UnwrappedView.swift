import SwiftUI

/// A view that inspection has reached, whatever its type.
@MainActor
protocol UnwrappedView {
  var content: Content { get }
  var parentView: (any UnwrappedView)? { get }
  var call: InspectionCall { get }
  /// Whether the view stands for one that was reached before, and takes its step in the path.
  var isStandIn: Bool { get }
  var isAbsent: Bool { get }
  var viewType: any BaseViewType.Type { get }
  var classifiedView: InspectableView<ViewType.ClassifiedView> { get }
}

extension UnwrappedView {
  var pathToRoot: String {
    var calls: [String] = []
    var step: (any UnwrappedView)? = self
    while let current = step {
      let text: String = current.call.text
      if !text.isEmpty { calls.append(text) }
      step = current.parentView
    }
    return calls.reversed().joined(separator: ".")
  }

  /// The ancestors, the nearest first.
  var ancestors: [any UnwrappedView] {
    var result: [any UnwrappedView] = []
    var step = parentView
    while let current = step {
      result.append(current)
      step = current.parentView
    }
    return result
  }
}
