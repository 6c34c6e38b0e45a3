/// A scheduler that runs closures at once, on the calling thread.
///
/// It has no clock: a closure to be run later runs at once, too, and one to be repeated runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  public static let shared: ImmediateScheduler = ImmediateScheduler()

  private init() {}

  public var now: SchedulerTimeType { SchedulerTimeType() }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  @discardableResult
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }

  /// The one instant of a scheduler without a clock.
  public struct SchedulerTimeType: Strideable, Sendable {
    fileprivate init() {}

    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time, in no unit.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      public var magnitude: Int

      public init(_ value: Int) {
        magnitude = value
      }

      public init(integerLiteral value: Int) {
        self.init(value)
      }

      public init(floatLiteral value: Double) {
        self.init(Int(exactly: value.rounded(.towardZero)) ?? 0)
      }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.saturatingMultiplied(by: rhs.magnitude))
      }

      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.saturatingAdding(rhs.magnitude))
      }

      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude.saturatingSubtracting(rhs.magnitude))
      }

      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Stride { 0 }

      public static func seconds(_ s: Double) -> Stride { 0 }

      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      public static func microseconds(_ us: Int) -> Stride { 0 }

      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }
}
