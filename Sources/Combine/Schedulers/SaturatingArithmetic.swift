// A length of time beyond what an `Int` of nanoseconds holds (292 years) counts as the longest one.
extension Int {
  /// The nanoseconds in `seconds`; 0 for what is not a number.
  init(saturatingNanosecondsIn seconds: Double) {
    let nanoseconds = seconds * 1_000_000_000
    if nanoseconds.isNaN {
      self = 0
    } else if let exact = Int(exactly: nanoseconds.rounded()) {
      self = exact
    } else {
      self = nanoseconds < 0 ? .min : .max
    }
  }

  func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  func saturatingSubtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  func saturatingMultiplied(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
