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
    let minimum: CGFloat? = dimension(minimum, names.0)
    var ideal: CGFloat? = dimension(ideal, names.1)
    var maximum: CGFloat? = maximum == .infinity ? maximum : dimension(maximum, names.2)
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

  /// A finite number, or zero with a diagnostic.
  static func finite(_ value: CGFloat, _ name: String) -> CGFloat {
    guard value.isFinite else {
      Diagnostics.reportOnce("Invalid number \(value) in \(name): 0 is used.")
      return 0
    }
    return value
  }
}
