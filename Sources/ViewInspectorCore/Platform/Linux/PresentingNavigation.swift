#if os(Linux)
import SwiftUI
import SwiftUICore

extension ViewDestinationNavigationDestinationModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    guard try binding().wrappedValue else { return nil }
    return try Inspector.attribute(.navigationDestinationContent, of: self)
  }

  func dismissContent() throws { try binding().wrappedValue = false }

  var dismissAction: (() -> Void)? { nil }

  @MainActor private func binding() throws -> Binding<Bool> {
    try Inspector.attribute(
      .navigationDestinationIsPresented, of: self, type: Binding<Bool>.self)
  }
}
#endif
