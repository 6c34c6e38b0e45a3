import Dispatch

extension DispatchQueue {
  /// An instant, by the clock that stops while the system sleeps.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (
        dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds
      )
      let distance = from < to ? to - from : from - to
      let nanoseconds = Int(clamping: distance)
      return Stride(nanoseconds: from < to ? nanoseconds : -nanoseconds)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A length of time, kept in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// Nanoseconds.
      public var magnitude: Int

      fileprivate init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      /// `DispatchTimeInterval.never` counts as the longest interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// Seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Nanoseconds; `nil` when they are more than an `Int` holds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.saturatingMultiplied(by: rhs.magnitude))
      }

      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.saturatingAdding(rhs.magnitude))
      }

      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.magnitude.saturatingSubtracting(rhs.magnitude))
      }

      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(saturatingNanosecondsIn: s))
      }

      public static func seconds(_ s: Int) -> Stride {
        Stride(nanoseconds: s.saturatingMultiplied(by: 1_000_000_000))
      }

      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(nanoseconds: ms.saturatingMultiplied(by: 1_000_000))
      }

      public static func microseconds(_ us: Int) -> Stride {
        Stride(nanoseconds: us.saturatingMultiplied(by: 1_000))
      }

      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }
}
