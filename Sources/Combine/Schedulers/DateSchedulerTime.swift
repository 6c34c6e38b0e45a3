import Foundation

/// An instant in the time of `RunLoop` and `OperationQueue`: a date.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: Stride) -> DateSchedulerTime {
    DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// A length of time, kept in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public typealias FloatLiteralType = TimeInterval
    public typealias IntegerLiteralType = TimeInterval
    public typealias Magnitude = TimeInterval

    /// Seconds.
    public var magnitude: TimeInterval

    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }

    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }

    public static func seconds(_ s: Double) -> Stride { Stride(s) }

    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1_000) }

    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }

    public static func nanoseconds(_ ns: Int) -> Stride {
      Stride(TimeInterval(ns) / 1_000_000_000)
    }
  }
}

extension DateSchedulerTime {
  /// The same instant by the clock of dispatch queues; now, if it has passed.
  var dispatchTime: DispatchTime {
    let nanoseconds = Int(saturatingNanosecondsIn: date.timeIntervalSinceNow)
    return .now() + .nanoseconds(max(nanoseconds, 0))
  }
}

extension DateSchedulerTime.Stride {
  var dispatchStride: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
}
