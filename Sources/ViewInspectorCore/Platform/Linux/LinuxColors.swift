#if os(Linux)
import Foundation
import SwiftUI
import SwiftUICore

extension Platform {
  static func pick(_ color: SwiftUI.Color, in picker: Any) throws {
    try Inspector.attribute(.colorPickerColor, of: picker, type: Binding<SwiftUI.Color>.self)
      .wrappedValue = color
  }
}

extension ViewType.ColorPicker.RGBA {
  /// The components outside of any view's environment.
  public init(color: SwiftUI.Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green),
      blue: CGFloat(resolved.blue), alpha: CGFloat(resolved.opacity))
  }
}
#endif
