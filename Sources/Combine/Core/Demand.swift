extension Subscribers {
  /// How many values a subscriber has asked for.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    private static let unlimitedRawValue: UInt = UInt(Int.max) + 1

    private let rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = min(rawValue, Self.unlimitedRawValue)
    }

    /// As many values as the publisher can produce.
    public static let unlimited: Demand = Demand(rawValue: unlimitedRawValue)

    /// No value; the same as `max(0)`.
    public static let none: Demand = Demand(rawValue: 0)

    /// At most `value` values.
    ///
    /// - Precondition: `value` is not negative. (Apple documents a fatal error for it, too.)
    public static func max(_ value: Int) -> Demand {
      precondition(
        value >= 0, "Subscribers.Demand.max(_:) needs a value of at least 0, not \(value)")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values asked for, or `nil` when unlimited.
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    public init(from decoder: any Decoder) throws {
      rawValue = min(
        try decoder.singleValueContainer().decode(UInt.self), Self.unlimitedRawValue)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}
