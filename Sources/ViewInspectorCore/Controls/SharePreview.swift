import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview {
  @MainActor @preconcurrency
  public func title() throws -> InspectableView<ViewType.Text> {
    try Inspector.attribute(.sharePreviewTitle, of: self, type: Text.self).inspect().text()
  }

  @MainActor @preconcurrency
  public func image() throws -> Image {
    try Inspector.attribute(.sharePreviewImage, of: self, type: Image.self)
  }

  @MainActor @preconcurrency
  public func icon() throws -> Icon {
    try Inspector.attribute(.sharePreviewIcon, of: self, type: Icon.self)
  }
}
