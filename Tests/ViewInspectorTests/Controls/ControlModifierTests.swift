import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Modifiers of controls, symbols and previews")
struct ControlModifierTests {
  #if os(macOS) || os(Linux)
  @Test func radioGroups() throws {
    try expectModifier(
      "horizontalRadioGroupLayout", on: EmptyView().horizontalRadioGroupLayout()
    ) { try $0.horizontalRadioGroupLayout() }
  }
  #endif

  @Test func size() throws {
    try expectModifier("controlSize", on: EmptyView().controlSize(.mini)) {
      try $0.controlSize() == .mini
    }
    let limited = HStack { EmptyView().controlSize(.small...) }.controlSize(.mini)
    #expect(try limited.inspect().hStack().emptyView(0).controlSize() == .small)
  }

  @Test func imageScale() throws {
    try expectModifier("imageScale", on: EmptyView().imageScale(.large)) {
      try $0.imageScale() == .large
    }
  }

  @Test func previews() throws {
    try expectModifier("previewDevice", on: EmptyView().previewDevice("iPhone")) {
      try $0.previewDevice() == PreviewDevice(rawValue: "iPhone")
    }
    try expectModifier("previewDisplayName", on: EmptyView().previewDisplayName("Dark")) {
      try $0.previewDisplayName() == "Dark"
    }
    let layout: PreviewLayout = .fixed(width: 30, height: 40)
    try expectModifier("previewLayout", on: EmptyView().previewLayout(layout)) {
      try $0.previewLayout() == layout
    }
  }

  @available(*, deprecated, message: "Menu buttons are deprecated.")
  @Test func menuButtonStyle() throws {
    try expectModifier(
      "menuButtonStyle", on: EmptyView().menuButtonStyle(PullDownMenuButtonStyle())
    ) { try $0.menuButtonStyle() is PullDownMenuButtonStyle }
  }

  @Test func styles() throws {
    try expectModifier("datePickerStyle", on: EmptyView().datePickerStyle(.graphical)) {
      try $0.datePickerStyle() is GraphicalDatePickerStyle
    }
    try expectModifier("groupBoxStyle", on: EmptyView().groupBoxStyle(.automatic)) {
      try $0.groupBoxStyle() is DefaultGroupBoxStyle
    }
    try expectModifier("menuStyle", on: EmptyView().menuStyle(.button)) {
      try $0.menuStyle() is ButtonMenuStyle
    }
    try expectModifier("navigationViewStyle", on: EmptyView().navigationViewStyle(.stack)) {
      try $0.navigationViewStyle() is StackNavigationViewStyle
    }
    try expectModifier("tabViewStyle", on: EmptyView().tabViewStyle(.page)) {
      try $0.tabViewStyle() is PageTabViewStyle
    }
    try expectModifier("indexViewStyle", on: EmptyView().indexViewStyle(.page)) {
      try $0.indexViewStyle() is PageIndexViewStyle
    }
  }
}
