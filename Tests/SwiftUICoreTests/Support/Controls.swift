@testable import SwiftUICore

extension HeadlessWindow {
  /// The texts on screen, in drawing order.
  var texts: [String] { primitives(TextPrimitive.self).map(\.string) }

  /// The buttons on screen, in drawing order.
  var buttons: [ButtonPrimitive] { primitives(ButtonPrimitive.self) }

  /// The texts in a native view.
  func texts(in view: HeadlessView) -> [String] {
    (view.contentContainer?.descendants ?? [])
      .compactMap { ($0.primitive as? TextPrimitive)?.string }
  }

  /// Activates the button with a text.
  func press(_ title: String) {
    for view in container.descendants where texts(in: view) == [title] {
      guard let button = view.primitive as? ButtonPrimitive else { continue }
      button.action()
      flush()
      return
    }
  }

  /// The view that shows a text.
  func view(withText text: String) -> HeadlessView? {
    container.descendants.first { ($0.primitive as? TextPrimitive)?.string == text }
  }
}

extension HeadlessRenderer {
  /// The contents of what is presented over the window.
  var presented: [HeadlessContainer] { sheets.compactMap { $0.content as? HeadlessContainer } }
}
