import SwiftUI

extension InspectableView {
  /// Whether `navigationBarHidden(_:)`, or `toolbar(_:for:)` for the navigation bar, hides the bar.
  public func navigationBarHidden() throws -> Bool {
    for modifier in modifiers(.barAppearanceBars) {
      let bars = try Inspector.attribute(
        .barAppearanceBars, of: modifier.modifier, type: [Any].self)
      guard bars.contains(where: { String(describing: $0).contains("navigationBar") }),
        let visibility = try? Inspector.attribute(.barAppearanceVisibility, of: modifier.modifier)
      else { continue }
      return String(describing: visibility) != "visible"
    }
    return try modifierAttribute(.navigationBarHidden, "navigationBarHidden")
  }

  public func navigationBarBackButtonHidden() throws -> Bool {
    try modifierAttribute(.navigationBarBackButtonHidden, "navigationBarBackButtonHidden")
  }

  public func statusBarHidden() throws -> Bool {
    try modifierAttribute(.statusBarHidden, "statusBar(hidden:)")
  }

  @available(iOS 14.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public func navigationBarTitleDisplayMode() throws -> NavigationBarItem.TitleDisplayMode {
    try modifierAttribute(.titleDisplayMode, "navigationBarTitleDisplayMode")
  }

  /// The text of `navigationTitle(_:)`; that of a binding as it was when the view was made.
  public func navigationTitle() throws -> InspectableView<ViewType.Text> {
    try modifierContent(.navigationTitle, "navigationTitle", nil)
  }

  /// Changes the title that `navigationTitle(_:)` binds, as a user would by renaming the page.
  ///
  /// - Throws: `modifierNotFound` also where the title is no binding.
  public func setNavigationTitle(_ title: String) throws {
    let binding: Binding<String> = try modifierAttribute(
      .navigationTitleBinding, "navigationTitle")
    try guardIsResponsive()
    binding.wrappedValue = title
  }
}
