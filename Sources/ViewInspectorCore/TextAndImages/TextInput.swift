import SwiftUI

extension InspectableView {
  /// - Throws: `notSupported` on a text: its font is one of its attributes.
  public func font() throws -> Font? {
    try textAttribute(EmptyView().font(.callout), "font", "font", "Font")
  }

  public func lineLimit() throws -> Int? {
    try environmentAttribute(EmptyView().lineLimit(nil), "lineLimit")
  }

  public func lineSpacing() throws -> CGFloat {
    try environmentAttribute(EmptyView().lineSpacing(0), "lineSpacing")
  }

  public func multilineTextAlignment() throws -> TextAlignment {
    try environmentAttribute(EmptyView().multilineTextAlignment(.leading), "multilineTextAlignment")
  }

  public func minimumScaleFactor() throws -> CGFloat {
    try environmentAttribute(EmptyView().minimumScaleFactor(0), "minimumScaleFactor")
  }

  public func truncationMode() throws -> SwiftUI.Text.TruncationMode {
    try environmentAttribute(EmptyView().truncationMode(.head), "truncationMode")
  }

  public func allowsTightening() -> Bool {
    let allows: Bool? = try? environmentAttribute(
      EmptyView().allowsTightening(true), "allowsTightening")
    return allows ?? false
  }

  /// The size that modifiers of the view, and of those that it is in, give texts.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func dynamicTypeSize() throws -> DynamicTypeSize {
    try environmentValue(like: EmptyView().dynamicTypeSize(.large), "dynamicTypeSize")
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func textCase() throws -> SwiftUI.Text.Case? {
    try environmentAttribute(EmptyView().textCase(nil), "textCase", as: SwiftUI.Text.Case?.self)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func submitLabel() throws -> SubmitLabel {
    try environmentAttribute(EmptyView().submitLabel(.done), "submitLabel")
  }

  @available(watchOS 8.0, *)
  public func disableAutocorrection() -> Bool {
    let disables = try? environmentAttribute(
      EmptyView().disableAutocorrection(false), "disableAutocorrection", as: Bool?.self)
    return disables.flatMap { $0 } ?? false
  }

  /// A value that a text keeps among its attributes, and other views in the environment.
  func textAttribute<T, R: SwiftUI.View>(
    _ reference: R, _ call: String, _ attribute: String, _ name: String
  ) throws -> T {
    guard !(content.view is SwiftUI.Text) else {
      throw InspectionError.notSupported(
        "Please use .attributes().\(attribute)() for inspecting \(name) on a Text")
    }
    return try environmentAttribute(reference, call)
  }
}
