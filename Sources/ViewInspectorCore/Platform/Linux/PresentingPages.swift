#if os(Linux)
import SwiftUI
import SwiftUICore

extension PopoverPresentationModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    guard try binding().wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .popoverContent, of: self, type: (() -> PopoverContent).self)
    return content()
  }

  func dismissContent() throws { try binding().wrappedValue = false }

  var dismissAction: (() -> Void)? { nil }

  @MainActor private func binding() throws -> Binding<Bool> {
    try Inspector.attribute(.popoverIsPresented, of: self, type: Binding<Bool>.self)
  }
}

extension ItemPopoverPresentationModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    guard let item = try binding().wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .itemPopoverContent, of: self, type: ((Item) -> PopoverContent).self)
    return content(item)
  }

  func dismissContent() throws { try binding().wrappedValue = nil }

  var dismissAction: (() -> Void)? { nil }

  @MainActor private func binding() throws -> Binding<Item?> {
    try Inspector.attribute(.itemPopoverItem, of: self, type: Binding<Item?>.self)
  }
}
#endif
