import SwiftUI

/// An offer that is fetched when the view appears.
public struct OfferView: View {
  @State private var offer: String?
  private let fetch: @Sendable () async -> String

  public init(fetch: @escaping @Sendable () async -> String) { self.fetch = fetch }

  public var body: some View {
    Text(offer ?? "Looking for offers").task { offer = await fetch() }
  }
}
