import SwiftUI

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
    Platform.areSame(lhs, rhs)
  }
}
