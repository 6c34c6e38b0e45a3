@testable import SwiftUICore

/// A view with a name whose size follows its proposal between a least and a greatest size.
struct LayoutProbe {
  var name: String
  var minimum: CGSize
  var ideal: CGSize
  var maximum: CGSize
  var baselines: (first: CGFloat, last: CGFloat)?
  var measured: ((ProposedViewSize) -> Void)?

  /// A view of one size, whatever it is proposed.
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.init(
      name, minimum: CGSize(width: width, height: height),
      ideal: CGSize(width: width, height: height), maximum: CGSize(width: width, height: height))
  }

  /// The same with text, whose baselines are so far from the top.
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, baseline: CGFloat, last: CGFloat? = nil
  ) {
    self.init(name, width, height)
    baselines = (baseline, last ?? baseline)
  }

  init(_ name: String, minimum: CGSize = .zero, ideal: CGSize, maximum: CGSize) {
    self.name = name
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// A view that takes all that it is proposed, ideally 10 by 10, as a color does.
  static func flexible(_ name: String) -> LayoutProbe {
    LayoutProbe(
      name, ideal: CGSize(width: 10, height: 10),
      maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }
}

extension LayoutProbe: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> LayoutProbePrimitive {
    LayoutProbePrimitive(probe: self)
  }
}

struct LayoutProbePrimitive: Primitive, HeadlessMeasurable, HeadlessBaselines {
  static let viewName = "LayoutProbe"
  let probe: LayoutProbe

  func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    probe.measured?(proposal)
    var size = CGSize.zero
    for axis in Axis.allCases {
      size[axis] = min(
        max(proposal[axis] ?? probe.ideal[axis], probe.minimum[axis]), probe.maximum[axis])
    }
    return size
  }

  func headlessBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { probe.baselines }
}

extension HeadlessWindow {
  /// The frame of the probe with a name, in its native container; nil where it is not shown.
  func frame(_ name: String) -> CGRect? {
    container.descendants.first {
      ($0.primitive as? LayoutProbePrimitive)?.probe.name == name
    }?.frame
  }

  /// The names of the probes shown, in drawing order.
  var names: [String] {
    container.descendants.compactMap { ($0.primitive as? LayoutProbePrimitive)?.probe.name }
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A window of 100 by 100 points around a view.
@MainActor
func layOut<V: View>(
  _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ view: () -> V
) -> HeadlessWindow<V> {
  HeadlessWindow(size: CGSize(width: width, height: height), view())
}

/// What was reported while `body` ran.
@MainActor
func diagnostics(_ body: () -> Void) -> [String] {
  final class Lines: @unchecked Sendable { var all: [String] = [] }
  let lines = Lines()
  Diagnostics.capturing({ lines.all.append($0) }, body)
  return lines.all
}
