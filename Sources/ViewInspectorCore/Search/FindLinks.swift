import SwiftUI

extension InspectableView {
  /// Searches for a link to an address.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self) { try $0.url() == url }
  }

  /// Searches for a link with a text in its label.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }

  /// Searches for a navigation link with a text in it.
  public func find(
    navigationLink string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: string, locale: locale)
  }
}
