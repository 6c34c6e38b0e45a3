import SwiftUI

extension InspectableView where View == ViewType.Text {
  /// The images in the text, from the front.
  public func images() throws -> [SwiftUI.Image] { TextImages.of(content.view) }

  /// The string that the text was made with, where it has attributes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func attributedString() throws -> AttributedString {
    try Inspector.attribute(.textAttributedString, of: content.view, type: AttributedString.self)
  }
}

/// Finds the images in texts, and in the texts that are arguments of these.
@MainActor
private enum TextImages {
  static func of(_ text: Any) -> [SwiftUI.Image] {
    guard let storage = try? Inspector.attribute(.textAnyStorage, of: text) else { return [] }
    if let image = try? Inspector.attribute(.attachmentImage, of: storage, type: SwiftUI.Image.self)
    {
      return [image]
    }
    if let first = try? Inspector.attribute(.concatenatedFirst, of: storage),
      let second = try? Inspector.attribute(.concatenatedSecond, of: storage)
    {
      return of(first) + of(second)
    }
    guard let key = try? Inspector.attribute(.localizedKey, of: storage),
      let arguments = try? Inspector.attribute(.keyArguments, of: key)
    else { return [] }
    return Mirror(reflecting: arguments).children.flatMap { argument -> [SwiftUI.Image] in
      (try? Inspector.attribute(.argumentText, of: argument.value)).map { of($0) } ?? []
    }
  }
}
