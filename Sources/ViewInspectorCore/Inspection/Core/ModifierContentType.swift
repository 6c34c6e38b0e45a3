import SwiftUI

/// A type of view that stands for what a modifier shows beside the view that it is applied to.
public protocol ModifierContentType: BaseViewType, SingleViewContent, MultipleViewContent {}

extension ModifierContentType {
  public static var typePrefix: String { "" }

  public static func child(_ content: Content) throws -> Content { content.withoutModifier }

  public static func children(_ content: Content) throws -> LazyGroup<Content> {
    try Inspector.viewsInContainer(content.view, content.medium)
  }
}
