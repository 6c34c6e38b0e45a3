#if os(Linux)
import SwiftUI
import SwiftUICore

extension SheetPresentationModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    let isPresented = try Inspector.attribute(
      .sheetIsPresented, of: self, type: Binding<Bool>.self)
    guard isPresented.wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .sheetContent, of: self, type: (() -> SheetContent).self)
    return content()
  }

  func dismissContent() throws {
    try Inspector.attribute(.sheetIsPresented, of: self, type: Binding<Bool>.self)
      .wrappedValue = false
  }

  var dismissAction: (() -> Void)? {
    try? Inspector.attribute(.sheetOnDismiss, of: self, type: (() -> Void).self)
  }
}

extension ItemSheetPresentationModifier: ContentPresenting {
  func presentedContent() throws -> Any? {
    let item = try Inspector.attribute(
      .itemSheetItem, of: self, type: Binding<Item?>.self)
    guard let item = item.wrappedValue else { return nil }
    let content = try Inspector.attribute(
      .itemSheetContent, of: self, type: ((Item) -> SheetContent).self)
    return content(item)
  }

  func dismissContent() throws {
    try Inspector.attribute(.itemSheetItem, of: self, type: Binding<Item?>.self)
      .wrappedValue = nil
  }

  var dismissAction: (() -> Void)? {
    try? Inspector.attribute(.itemSheetOnDismiss, of: self, type: (() -> Void).self)
  }
}
#endif
