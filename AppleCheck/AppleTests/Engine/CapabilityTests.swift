import Testing

@testable import SwiftUIIntrospect

/// What is said of the systems on which a view no longer has what it had.
struct CapabilityTests {
  private func limit(_ capability: IntrospectionCapability) -> String? {
    guard case .expected(_, let limit) = capability else { return nil }
    return limit
  }

  #if os(iOS)
  @Test func searchFields() {
    #expect(limit(SearchFieldType.capability(on: Platform(.iOS, 18))) == nil)
    #expect(
      limit(SearchFieldType.capability(on: Platform(.iOS, 26)))
        == "there is a UISearchBar only inside a tab view, or in two columns on an iPad")
    #expect(SearchFieldType.capability(on: Platform(.iOS, 14)) == .notYet)
  }

  @Test func viewsThatAreDrawn() {
    #expect(limit(ViewType.capability(on: Platform(.iOS, 18))) == nil)
    #expect(
      limit(ViewType.capability(on: Platform(.iOS, 26)))
        == "text, images and stacks have no UIView of their own")
  }

  @Test func listsChangedTheirClass() {
    #expect(
      ListType.capability(on: Platform(.iOS, 15))
        == .expected(entity: "UIKit.UITableView", limit: nil))
    #expect(
      ListType.capability(on: Platform(.iOS, 16))
        == .expected(entity: "UIKit.UICollectionView", limit: nil))
  }
  #elseif os(tvOS)
  @Test func columnsAreNoLongerThere() {
    #expect(
      NavigationSplitViewType.capability(on: Platform(.tvOS, 17))
        == .expected(entity: "UIKit.UINavigationController", limit: nil))
    #expect(
      NavigationSplitViewType.capability(on: Platform(.tvOS, 26))
        == .notSince(Platform(.tvOS, 18)))
  }
  #elseif os(macOS)
  @Test func buttonsAreDrawn() {
    #expect(limit(ButtonType.capability(on: Platform(.macOS, 15))) == nil)
    #expect(
      limit(ButtonType.capability(on: Platform(.macOS, 26)))
        == "only buttons with the borderless and the link style have an NSButton")
    #expect(
      ToggleWithButtonStyleType.capability(on: Platform(.macOS, 26))
        == .notSince(Platform(.macOS, 26)))
  }

  @Test func tabViewsAtTheRootOfAWindow() {
    #expect(limit(TabViewType.capability(on: Platform(.macOS, 14))) == nil)
    #expect(
      limit(TabViewType.capability(on: Platform(.macOS, 15)))
        == "there is an NSTabView only where the tab view is not the root of the window")
  }
  #endif
}
