import Foundation

/// The lengths of rows: those that were measured, and estimates for the rest.
extension LazyStackItem {
  func forEachSegment(_ action: (LazySegment, CGFloat) -> Void) {
    var start: CGFloat = 0
    for segment in segments {
      action(segment, start)
      start += segment.length
    }
  }

  func forEachMountedRow(_ action: (LazyStackRow, CGFloat) -> Void) {
    forEachSegment { segment, start in
      for index in segment.mounted.keys.sorted() {
        if let row = segment.mounted[index] { action(row, start + segment.start(of: index)) }
      }
    }
  }

  func length(of row: LazyStackRow, across: CGFloat?) -> CGFloat {
    let proposal = ProposedViewSize(axis, nil, across: across)
    var length: CGFloat = 0
    for item in row.items { length += item.size(proposal)[axis] + spacingLength }
    return length
  }

  func measureMounted(_ across: CGFloat?) {
    for segment in segments {
      for (index, row) in segment.mounted {
        segment.setLength(length(of: row, across: across), at: index)
      }
    }
  }

  var totalLength: CGFloat {
    let sum = segments.reduce(0) { $0 + $1.length }
    return max(0, sum - spacingLength)
  }

  /// The length when nothing was measured for a proposal: as if all rows were as those that are there.
  func estimatedLength(_ across: CGFloat?) -> CGFloat {
    var sum: CGFloat = 0
    for segment in segments where !segment.mounted.isEmpty {
      let measured = segment.mounted.values.reduce(0) {
        $0 + length(of: $1, across: across)
      }
      sum += measured / CGFloat(segment.mounted.count) * CGFloat(segment.count)
    }
    return max(0, sum - spacingLength)
  }

  var idealAcross: CGFloat {
    var result: CGFloat = 0
    forEachChild { result = max(result, $0.size(.unspecified)[axis.other]) }
    return result
  }

  func forgetLengths() {
    for segment in segments { segment.forgetLengths() }
    measuredAcross = nil
  }
}
