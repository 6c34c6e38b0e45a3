import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Bars and titles")
struct BarModifierTests {
  @Test(arguments: [true, false])
  func hiddenBars(_ isHidden: Bool) throws {
    try expectModifier("navigationBarHidden", on: EmptyView().navigationBarHidden(isHidden)) {
      try $0.navigationBarHidden() == isHidden
    }
    try expectModifier(
      "navigationBarBackButtonHidden", on: EmptyView().navigationBarBackButtonHidden(isHidden)
    ) { try $0.navigationBarBackButtonHidden() == isHidden }
    try expectModifier("statusBar(hidden:)", on: EmptyView().statusBar(hidden: isHidden)) {
      try $0.statusBarHidden() == isHidden
    }
  }

  @Test func otherBars() throws {
    let view = EmptyView().toolbar(.hidden, for: .tabBar)
    #expect(
      message { try view.inspect().emptyView().navigationBarHidden() }
        == "EmptyView does not have 'navigationBarHidden' modifier")
    let both = view.toolbar(.hidden, for: .bottomBar, .navigationBar)
    #expect(try both.inspect().emptyView().navigationBarHidden())
  }

  @Test func title() throws {
    try expectModifier("navigationTitle", on: EmptyView().navigationTitle("Rows")) {
      try $0.navigationTitle().string() == "Rows"
    }
    let view = EmptyView().navigationTitle("Rows")
    #expect(
      message { try view.inspect().emptyView().setNavigationTitle("New") }
        == "EmptyView does not have 'navigationTitle' modifier")
  }

  @Test func titleThatCanBeChanged() throws {
    let title = Binding<String>(wrappedValue: "Old")
    let view = EmptyView().navigationTitle(title)
    try expectModifier("navigationTitle", on: view) {
      guard try $0.navigationTitle().string() == "Old" else { return false }
      try $0.setNavigationTitle("New")
      return title.wrappedValue == "New"
    }
    #expect(
      message { try view.disabled(true).inspect().emptyView().setNavigationTitle("Other") }
        == "EmptyView is unresponsive: it is disabled")
  }
}
