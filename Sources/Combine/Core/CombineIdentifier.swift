import Synchronization

private let lastSerial = Atomic<UInt64>(0)

/// Tells apart the subscribers and subscriptions of one process.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Source: Hashable, Sendable {
    case serial(UInt64)
    case object(ObjectIdentifier)
  }

  private let source: Source

  /// A new identifier, different from every other one.
  public init() {
    source = .serial(lastSerial.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// The identifier of `obj`: equal as long as it is the same object.
  public init(_ obj: AnyObject) {
    source = .object(ObjectIdentifier(obj))
  }

  public var description: String {
    switch source {
    case .serial(let serial): "0x\(String(serial, radix: 16))"
    case .object(let object): "0x\(String(UInt(bitPattern: object), radix: 16))"
    }
  }
}
