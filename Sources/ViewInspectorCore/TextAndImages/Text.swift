import SwiftUI

extension ViewType {
  public struct Text: KnownViewType {
    public static let typePrefix = "Text"
  }
}

extension InspectableView where View: SingleViewContent {
  public func text() throws -> InspectableView<ViewType.Text> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> { try child(at: index) }
}

extension InspectableView where View == ViewType.Text {
  /// What the text reads, in a language; an image in it is written as `Image('name')`.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try TextReader(locale).string(of: content.view)
  }

  /// How the text looks.
  public func attributes() throws -> ViewType.Text.Attributes {
    try ViewType.Text.Attributes(self)
  }
}

extension Locale {
  /// The locale in which texts are read: English at first, so that tests don't depend on the machine. It can be
  /// set.
  public static var testsDefault: Locale {
    get { TestsLocale.current.withLock { $0 } }
    set { TestsLocale.current.withLock { $0 = newValue } }
  }
}

extension InspectableView: TextHolding where View == ViewType.Text {
  var heldText: String? { try? string() }
}
