import SwiftUI
import ViewInspector
import XCTest

// The modifiers that suites for older releases had their apps use.

private struct InspectableAlert: ViewModifier {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> Alert
  let onDismiss: (() -> Void)? = nil

  func body(content: Self.Content) -> some View {
    content.alert(isPresented: isPresented, content: popupBuilder)
  }
}

private struct InspectableActionSheet: ViewModifier {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> ActionSheet

  func body(content: Self.Content) -> some View {
    content.actionSheet(isPresented: isPresented, content: popupBuilder)
  }
}

private struct InspectablePopover<Popup: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> Popup

  func body(content: Self.Content) -> some View {
    content.popover(isPresented: isPresented, content: popupBuilder)
  }
}

extension InspectableAlert: PopupPresenter {}
extension InspectableActionSheet: PopupPresenter {}
extension InspectablePopover: PopupPresenter {}

extension View {
  fileprivate func alert2(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    self.modifier(InspectableAlert(isPresented: isPresented, popupBuilder: content))
  }

  fileprivate func actionSheet2(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    self.modifier(InspectableActionSheet(isPresented: isPresented, popupBuilder: content))
  }

  fileprivate func popover2<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self.modifier(InspectablePopover(isPresented: isPresented, popupBuilder: content))
  }
}

final class MovedPopupTests: XCTestCase {
  func testAlert() throws {
    var log = ""
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().alert2(isPresented: isPresented) {
      Alert(
        title: Text("Title"), message: Text("Message"),
        primaryButton: .destructive(Text("Delete"), action: { log += "delete" }),
        secondaryButton: .cancel(Text("Cancel"), action: { log += "cancel" }))
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Title")
    XCTAssertEqual(try alert.message().text().string(), "Message")
    XCTAssertEqual(try alert.primaryButton().style(), .destructive)
    XCTAssertEqual(try alert.primaryButton().labelView().string(), "Delete")
    XCTAssertEqual(
      try sut.inspect().find(text: "Delete").pathToRoot,
      "emptyView().alert().primaryButton().labelView()")
    try alert.primaryButton().tap()
    XCTAssertEqual(log, "delete")
    XCTAssertFalse(isPresented.wrappedValue)
    isPresented.wrappedValue = true
    try sut.inspect().find(ViewType.Alert.self).secondaryButton().tap()
    XCTAssertEqual(log, "deletecancel")
    XCTAssertThrows(try sut.inspect().emptyView().alert(), "View for Alert is absent")
  }

  func testNativeAlert() throws {
    let isPresented = Binding(wrappedValue: true)
    let isTapped = Binding(wrappedValue: false)
    let sut = EmptyView().alert("Title", isPresented: isPresented) {
      Button("Do", role: .destructive) { isTapped.wrappedValue = true }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Message")
    }
    let alert = try sut.inspect().emptyView().alert()
    XCTAssertEqual(try alert.title().string(), "Title")
    XCTAssertEqual(try alert.message().text().string(), "Message")
    XCTAssertEqual(try alert.actions().find(button: "Do").role(), .destructive)
    try sut.inspect().find(button: "Do").tap()
    XCTAssertTrue(isTapped.wrappedValue)
  }

  func testActionSheet() throws {
    var isTapped = false
    let isPresented = Binding(wrappedValue: true)
    let sut = VStack {
      Text("a").actionSheet2(isPresented: isPresented) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [.default(Text("One"), action: { isTapped = true }), .cancel()])
      }
    }
    let sheet = try sut.inspect().vStack().text(0).actionSheet()
    XCTAssertEqual(try sheet.title().string(), "Title")
    XCTAssertEqual(try sheet.message().string(), "Message")
    XCTAssertEqual(try sheet.button(0).style(), .default)
    try sheet.button(0).tap()
    XCTAssertTrue(isTapped)
    XCTAssertThrows(
      try sut.inspect().vStack().text(0).actionSheet(), "View for ActionSheet is absent")
    XCTAssertThrows(
      try sut.inspect().vStack().actionSheet(), "VStack does not have 'actionSheet' modifier")
  }

  func testPopover() throws {
    let isPresented = Binding(wrappedValue: true)
    let sut = Button("a") {}.popover2(isPresented: isPresented) { Text("inside") }
    XCTAssertEqual(try sut.inspect().button().popover().text().string(), "inside")
    XCTAssertEqual(
      try sut.inspect().find(text: "inside").pathToRoot, "button().popover().text()")
    try sut.inspect().button().popover().dismiss()
    XCTAssertThrows(try sut.inspect().button().popover(), "View for Popover is absent")
  }

  func testConfirmationDialog() throws {
    let sut = EmptyView().confirmationDialog(
      "Sure?", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Yes") {}
    }
    let dialog = try sut.inspect().emptyView().confirmationDialog()
    XCTAssertEqual(try dialog.title().string(), "Sure?")
    XCTAssertEqual(try dialog.titleVisibility(), .visible)
    XCTAssertEqual(try dialog.actions().button().labelView().text().string(), "Yes")
  }

  func testSheetsAndCovers() throws {
    struct Item: Identifiable { let id: Int }
    let item = Binding<Item?>(wrappedValue: Item(id: 5))
    let isCovered = Binding(wrappedValue: true)
    var dismissals = 0
    let sut = EmptyView()
      .sheet(item: item, onDismiss: { dismissals += 1 }) { Text("Item \($0.id)") }
      .fullScreenCover(isPresented: isCovered) {
        Button("Close") { isCovered.wrappedValue = false }
      }
    XCTAssertEqual(try sut.inspect().emptyView().sheet().text().string(), "Item 5")
    try sut.inspect().emptyView().sheet().callOnDismiss()
    XCTAssertEqual(dismissals, 1)
    try sut.inspect().emptyView().fullScreenCover().button().tap()
    XCTAssertThrows(try sut.inspect().emptyView().fullScreenCover(), "View for Sheet is absent")
    item.wrappedValue = nil
    XCTAssertThrows(try sut.inspect().find(text: "Item 5"), "Search did not find a match")
  }
}
