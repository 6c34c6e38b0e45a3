import SwiftUI

/// The cart's items, their sum, and the way to the till.
public struct CartView: View {
  @Environment(Cart.self) private var cart
  @State private var isPaying = false
  @State private var voucher = ""

  public init() {}

  public var body: some View {
    VStack {
      ForEach(cart.items) { item in
        HStack {
          Text(item.name)
          Text("\(item.price) €")
        }
      }
      TextField("Voucher", text: $voucher)
      Text("Total: \(total) €").accessibilityIdentifier("total")
      Button("Pay") { isPaying = true }.disabled(cart.items.isEmpty)
    }
    .sheet(isPresented: $isPaying) { PaymentView(total: total) }
  }

  private var total: Int { voucher == "HALF" ? cart.total / 2 : cart.total }
}

struct PaymentView: View {
  @Environment(Cart.self) private var cart
  let total: Int

  var body: some View {
    VStack {
      Text("Pay \(total) €?")
      Button("Confirm") { cart.removeAll() }
    }
  }
}

#Preview("Two items") {
  @Previewable @State var cart = Cart()

  CartView()
    .environment(cart)
    .onAppear {
      cart.add(Cart.Item(id: 1, name: "Tea", price: 4))
      cart.add(Cart.Item(id: 2, name: "Bread", price: 3))
    }
}

#Preview("Nothing yet", traits: .sizeThatFitsLayout) {
  CartView().environment(Cart())
}
