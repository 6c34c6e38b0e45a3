import SwiftUI
import Testing
import ViewInspector

// Modifiers as apps have declared them for tests.

private struct InspectableSheet<Sheet: View>: ViewModifier, PopupPresenter {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let popupBuilder: () -> Sheet

  func body(content: Self.Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: onDismiss, content: popupBuilder)
  }
}

private struct Item: Identifiable { let id: Int }

private struct InspectableItemSheet<Sheet: View>: ViewModifier, ItemPopupPresenter {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let popupBuilder: (Item) -> Sheet

  func body(content: Self.Content) -> some View {
    content.sheet(item: item, onDismiss: onDismiss, content: popupBuilder)
  }
}

@MainActor
@Suite("Popup presenters of an app's own")
struct PopupShimTests {
  @Test func sheet() throws {
    let isPresented = Binding(wrappedValue: true)
    var dismissals = 0
    let view = EmptyView().modifier(
      InspectableSheet(isPresented: isPresented, onDismiss: { dismissals += 1 }) { Text("in") })
    #expect(try view.inspect().find(text: "in").pathToRoot == "emptyView().sheet().text()")
    let presenter: any BasePopupPresenter = view.modifier
    #expect(presenter.isSheetPresenter)
    #expect(!view.modifier.isAlertPresenter)
    #expect(!view.modifier.isPopoverPresenter)
    #expect(!view.modifier.isActionSheetPresenter)
    try view.inspect().emptyView().sheet().dismiss()
    #expect(!isPresented.wrappedValue)
    #expect(dismissals == 1)
    #expect(message { try view.inspect().emptyView().sheet() } == "View for Sheet is absent")
    #expect(throws: Never.self) { try view.modifier.content() }
  }

  @Test func itemSheet() throws {
    let item = Binding<Item?>(wrappedValue: Item(id: 6))
    let view = EmptyView().modifier(
      InspectableItemSheet(item: item, onDismiss: nil) { Text("\($0.id)") })
    let sheet: InspectableView<ViewType.FullScreenCover> = try view.inspect().emptyView().sheet()
    #expect(try sheet.text().string() == "6")
    #expect(
      message { try sheet.callOnDismiss() } == "Sheet does not have 'onDismiss' callback")
    #expect(throws: Never.self) { try view.modifier.buildPopup() }
    view.modifier.dismissPopup()
    #expect(item.wrappedValue == nil)
  }

  @Test(.appleHides(.presentedContent))
  func severalSheets() throws {
    let first = Binding(wrappedValue: false)
    let view = EmptyView()
      .sheet(isPresented: first) { Text("1") }
      .sheet(item: .constant(Optional(Item(id: 2)))) { Text("\($0.id)") }
    #expect(try view.inspect().emptyView().sheet(1).text().string() == "2")
    #expect(try view.inspect().find(text: "2").pathToRoot == "emptyView().sheet(1).text()")
  }
}
