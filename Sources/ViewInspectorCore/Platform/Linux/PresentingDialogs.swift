#if os(Linux)
import SwiftUI
import SwiftUICore

extension AlertTransformModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    guard try binding().wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .popupContent, of: self, type: (() -> Popup).self)
    return content()
  }

  func dismissContent() throws { try binding().wrappedValue = false }

  var dismissAction: (() -> Void)? { nil }

  @MainActor private func binding() throws -> Binding<Bool> {
    try Inspector.attribute(.popupIsPresented, of: self, type: Binding<Bool>.self)
  }
}

extension ItemAlertTransformModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    guard let item = try binding().wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .itemPopupContent, of: self, type: ((Item) -> Popup).self)
    return content(item)
  }

  func dismissContent() throws { try binding().wrappedValue = nil }

  var dismissAction: (() -> Void)? { nil }

  @MainActor private func binding() throws -> Binding<Item?> {
    try Inspector.attribute(.itemPopupItem, of: self, type: Binding<Item?>.self)
  }
}
#endif
