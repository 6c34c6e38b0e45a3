import SwiftUI

/// What a customer wants to buy.
@Observable
public final class Cart {
  public struct Item: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let price: Int

    public init(id: Int, name: String, price: Int) {
      self.id = id
      self.name = name
      self.price = price
    }
  }

  public private(set) var items: [Item] = []

  public init() {}

  public var total: Int { items.reduce(0) { $0 + $1.price } }

  public func add(_ item: Item) { items.append(item) }
  public func removeAll() { items = [] }
}
