import Foundation

/// Stand-in.
public typealias UIActionHandler = (UIAction) -> Void

/// Stand-in.
@MainActor
open class UIMenuElement: NSObject {
  open private(set) var title: String
  open private(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Stand-in.
open class UIAction: UIMenuElement {
  /// Kept for tests, which call it in place of the control.
  package let handler: UIActionHandler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: title, image: image)
  }
}
