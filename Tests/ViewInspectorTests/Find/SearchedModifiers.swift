import SwiftUI

/// A view with each modifier that shows others, with a text in what the modifier shows.
@MainActor
struct SearchedModifiers {
  static var all: [(name: String, view: any View)] {
    var modifiers = SearchedModifiers()
    modifiers.addLayers()
    modifiers.addBars()
    modifiers.addRows()
    modifiers.addPresentations()
    return modifiers.values
  }

  private var values: [(name: String, view: any View)] = []

  private mutating func add(_ name: String, _ view: some View) { values.append((name, view)) }

  private let isShown: Binding<Bool> = .constant(true)
  private let base = Color.red

  private struct NameKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {}
  }

  private struct Decorated: ViewModifier {
    func body(content: Self.Content) -> some View { content.overlay { needle } }
  }

  private mutating func addLayers() {
    add("overlay", base.overlay { needle })
    add("background", base.background { needle })
    add("overlayPreferenceValue", base.overlayPreferenceValue(NameKey.self) { _ in needle })
    add("backgroundPreferenceValue", base.backgroundPreferenceValue(NameKey.self) { _ in needle })
    add("mask", base.mask { needle })
    add("modifier of an app's own", base.modifier(Decorated()))
    add("several", base.overlay { EmptyView() }.padding().overlay { needle })
  }

  private mutating func addBars() {
    add("safeAreaInset", base.safeAreaInset(edge: .top) { needle })
    add("safeAreaBar", base.safeAreaBar(edge: .top) { needle })
    add("toolbar", base.toolbar { ToolbarItem { needle } })
    add("toolbar of views", base.toolbar { needle })
    add("toolbar with a group", base.toolbar { ToolbarItemGroup { needle } })
    add("tabItem", base.tabItem { needle })
    add("searchable", base.searchable(text: .constant(""), prompt: needle))
  }

  private mutating func addRows() {
    add("badge", base.badge(needle))
    add("contextMenu", base.contextMenu { needle })
    add("listRowBackground", base.listRowBackground(needle))
    add("swipeActions", base.swipeActions { needle })
  }

  private mutating func addPresentations() {
    add("alert", base.alert("", isPresented: isShown) { needle })
    add("alert.message", base.alert("", isPresented: isShown, actions: {}, message: { needle }))
    add("confirmationDialog", base.confirmationDialog("", isPresented: isShown) { needle })
    add("fullScreenCover", base.fullScreenCover(isPresented: isShown) { needle })
    add("navigationDestination", base.navigationDestination(isPresented: isShown) { needle })
    add("popover", base.popover(isPresented: isShown) { needle })
    add("sheet", base.sheet(isPresented: isShown) { needle })
    let inner = base.popover(isPresented: isShown) { needle }
    add("popover in a sheet", base.sheet(isPresented: isShown) { inner })
  }
}
