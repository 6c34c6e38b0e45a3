import Foundation

/// Checks the numbers that layout modifiers are given.
package enum LayoutInput {
  /// A fixed dimension, or nil with a diagnostic where no view could have that size.
  static func dimension(_ value: CGFloat?, _ name: String) -> CGFloat? {
    guard let value else { return nil }
    guard value.isFinite, value >= 0 else {
      Diagnostics.reportOnce("Invalid frame dimension \(value) in \(name): it is ignored.")
      return nil
    }
    return value
  }

  /// A minimum, an ideal and a maximum in nondecreasing order, each as given or nil.
  ///
  /// Undefined and negative numbers are ignored, infinity is for a maximum only, and a number that is less than
  /// one before it counts as that one. All of it is reported.
  static func range(
    _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, _ names: (String, String, String)
  ) -> (minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    let minimum = dimension(minimum, names.0)
    var ideal = dimension(ideal, names.1)
    var maximum = maximum == .infinity ? maximum : dimension(maximum, names.2)
    var isOrdered = true
    if let low = minimum, let value = ideal, value < low {
      ideal = low
      isOrdered = false
    }
    if let low = ideal ?? minimum, let value = maximum, value < low {
      maximum = low
      isOrdered = false
    }
    if !isOrdered {
      Diagnostics.reportOnce(
        "Contradictory frame constraints: \(names.0), \(names.1) and \(names.2) must not decrease.")
    }
    return (minimum, ideal, maximum)
  }

  /// A distance between views, or nil with a diagnostic where it is not finite: then the default one is taken.
  static func spacing(_ value: CGFloat?) -> CGFloat? {
    guard let value, !value.isFinite else { return value }
    Diagnostics.reportOnce("Invalid number \(value) in spacing: the default distance is used.")
    return nil
  }

  /// A size that a layout has answered: undefined and negative lengths count as 0, with a diagnostic.
  static func size(_ size: CGSize, of type: Any.Type) -> CGSize {
    guard !(size.width >= 0 && size.height >= 0) else { return size }
    Diagnostics.reportOnce(
      "\(type) answered the invalid size \(size.width) by \(size.height): 0 is used.")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// A place that a layout gives a view: undefined and infinite coordinates count as 0, with a diagnostic.
  static func placement(_ placement: Placement, by type: Any.Type) -> Placement {
    let origin = placement.origin
    let proposal = placement.proposal
    let isProposal = proposal.width?.isNaN != true && proposal.height?.isNaN != true
    guard !origin.x.isFinite || !origin.y.isFinite || !isProposal else { return placement }
    Diagnostics.reportOnce(
      "\(type) placed a view at \(origin.x), \(origin.y) with a proposal of "
        + "\(proposal.width ?? 0) by \(proposal.height ?? 0): 0 is used for what is no number.")
    return Placement(
      origin: CGPoint(
        x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0),
      proposal: ProposedViewSize(
        width: proposal.width.map { $0.isNaN ? 0 : $0 },
        height: proposal.height.map { $0.isNaN ? 0 : $0 }))
  }

  /// A length in text, or zero with a diagnostic where no text could have it.
  static func textLength(_ value: CGFloat, _ name: String) -> CGFloat {
    if abs(value) <= 10_000 { return value }
    Diagnostics.reportOnce("Invalid number \(value) in \(name): 0 is used.")
    return 0
  }

  /// A number to be compared with others of its kind: undefined counts as 0, with a diagnostic.
  static func rank(_ value: Double, _ name: String) -> Double {
    guard value.isNaN else { return value }
    Diagnostics.reportOnce("Invalid number \(value) in \(name): 0 is used.")
    return 0
  }

  /// A finite number, or zero with a diagnostic.
  static func finite(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite else {
      Diagnostics.reportOnce("Invalid number \(value) in \(name): 0 is used.")
      return 0
    }
    return value
  }
}
