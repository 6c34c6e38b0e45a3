import Shop
import SwiftUI
import Testing
import ViewInspector

#if os(Linux)
@MainActor
@Suite("Cart")
struct CartViewTests {
  private let cart = Cart()

  private func hosted() -> HostedView<some View> {
    ViewHosting.live(CartView().environment(cart))
  }

  @Test func showsItemsAndTheirSum() throws {
    let view = hosted()
    cart.add(Cart.Item(id: 1, name: "Tea", price: 4))
    cart.add(Cart.Item(id: 2, name: "Cake", price: 6))
    #expect(throws: Never.self) { try view.inspect().find(text: "Cake") }
    #expect(try total(view) == "Total: 10 €")
  }

  @Test func takesVouchers() throws {
    let view = hosted()
    cart.add(Cart.Item(id: 1, name: "Tea", price: 4))
    try view.inspect().find(ViewType.TextField.self).setInput("HALF")
    #expect(try total(view) == "Total: 2 €")
  }

  @Test func paysWhatIsThere() throws {
    let view = hosted()
    #expect(throws: InspectionError.self) { try view.inspect().find(button: "Pay").tap() }
    cart.add(Cart.Item(id: 1, name: "Tea", price: 4))
    try view.inspect().find(button: "Pay").tap()
    #expect(throws: Never.self) { try view.inspect().find(text: "Pay 4 €?") }
    try view.inspect().find(button: "Confirm").tap()
    #expect(cart.items.isEmpty)
    #expect(try total(view) == "Total: 0 €")
  }

  private func total(_ view: HostedView<some View>) throws -> String {
    try view.inspect().find(viewWithAccessibilityIdentifier: "total").text().string()
  }

  @Test func fetchesAnOffer() async throws {
    let view = ViewHosting.live(OfferView { "Two for one" })
    #expect(throws: Never.self) { try view.inspect().find(text: "Looking for offers") }
    #expect(await view.finishTasks())
    #expect(throws: Never.self) { try view.inspect().find(text: "Two for one") }
  }
}
#endif
