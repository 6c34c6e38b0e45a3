import SwiftUI

#if os(Linux)
extension GridItem: Equatable {}
extension GridItem.Size: Equatable {}
#else
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension GridItem: @retroactive Equatable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension GridItem.Size: @retroactive Equatable {}
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension GridItem {
  public static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    lhs.size == rhs.size && lhs.spacing == rhs.spacing && lhs.alignment == rhs.alignment
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension GridItem.Size {
  public static func == (lhs: GridItem.Size, rhs: GridItem.Size) -> Bool {
    switch (lhs, rhs) {
    case (.fixed(let first), .fixed(let second)): first == second
    case (.flexible(let minimum, let maximum), .flexible(let otherMinimum, let otherMaximum)),
      (.adaptive(let minimum, let maximum), .adaptive(let otherMinimum, let otherMaximum)):
      minimum == otherMinimum && maximum == otherMaximum
    default: false
    }
  }
}
