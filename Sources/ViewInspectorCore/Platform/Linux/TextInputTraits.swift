#if os(Linux)
import SwiftUI
import SwiftUICore

extension InspectableView {
  /// Whether people can select text in the view.
  public func textSelection() throws -> Bool {
    try environmentValue(like: EmptyView().textSelection(.enabled), "textSelection")
  }

  public func textInputAutocapitalization() throws -> TextInputAutocapitalization {
    try environmentValue(
      like: EmptyView().textInputAutocapitalization(.words), "textInputAutocapitalization")
  }
}
#endif
