import Foundation

extension RangeReplaceableCollection {
  /// Removes all the elements at the specified offsets from the collection. Offsets beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var result = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
    self = result
  }
}

extension MutableCollection {
  /// Moves all the elements at the specified offsets to the specified destination offset, preserving ordering.
  ///
  /// - Parameters:
  ///   - source: offsets of the elements to move; those beyond the end are ignored.
  ///   - destination: the offset of the element before which they go; the count puts them at the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
