import SwiftUI

#if os(Linux)
import SwiftUICore

extension PopoverAttachmentAnchor: Equatable {}
extension Anchor.Source: Equatable where Value: Equatable {}
#else
extension PopoverAttachmentAnchor: @retroactive Equatable {}
extension Anchor.Source: @retroactive Equatable where Value: Equatable {}
#endif

extension PopoverAttachmentAnchor {
  public static func == (lhs: PopoverAttachmentAnchor, rhs: PopoverAttachmentAnchor) -> Bool {
    switch (lhs, rhs) {
    case (.rect(let first), .rect(let second)): first == second
    case (.point(let first), .point(let second)): first == second
    default: false
    }
  }
}

extension Anchor.Source where Value: Equatable {
  /// Whether the sources give the same values in views of the same size.
  public static func == (lhs: Anchor<Value>.Source, rhs: Anchor<Value>.Source) -> Bool {
    #if os(Linux)
    let sizes = [CGSize(width: 3, height: 5), CGSize(width: 70, height: 110)]
    return sizes.allSatisfy { lhs.value($0) == rhs.value($0) }
    #else
    var first = ""
    var second = ""
    dump(lhs, to: &first)
    dump(rhs, to: &second)
    return first == second
    #endif
  }
}
