import SwiftUI

extension ViewType {
  /// The search field that a modifier adds.
  public struct Searchable: BaseViewType, SupplementaryViews {
    public static let typePrefix = ""

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.prompt() }] }
  }
}

extension InspectableView {
  /// The index-th search field of the view, in the order in which they were applied.
  public func searchable(_ index: Int? = nil) throws -> InspectableView<ViewType.Searchable> {
    modifierStep(try modifier(.searchText, "searchable", index: index ?? 0), "searchable", index)
  }
}

extension InspectableView where View == ViewType.Searchable {
  /// What the user searches for.
  public func input() throws -> String { try text().wrappedValue }

  /// Sets what the user searches for, as by typing it.
  ///
  /// - Throws: `unresponsiveControl` where a user could not type.
  public func setInput(_ value: String) throws {
    try guardIsResponsive()
    try text().wrappedValue = value
  }

  /// What the empty field shows.
  public func prompt() throws -> InspectableView<ViewType.Text> {
    try supplementary(content.child(.searchPrompt), "prompt()")
  }

  /// What the binding says that decides whether the user searches.
  ///
  /// - Throws: `attributeNotFound` where there is none.
  public func isPresented() throws -> Bool { try presentation().wrappedValue }

  /// Begins the search, or ends it.
  public func setIsPresented(_ isPresented: Bool) throws {
    try guardIsResponsive()
    try presentation().wrappedValue = isPresented
  }

  private func text() throws -> Binding<String> {
    try Inspector.attribute(.searchText, of: content.view, type: Binding<String>.self)
  }

  private func presentation() throws -> Binding<Bool> {
    try Inspector.attribute(.searchIsPresented, of: content.view, type: Binding<Bool>.self)
  }
}

extension ModifierViews {
  static let searchable = ModifierViews("SearchableModifier") { try $0.searchable($1) }
}
