#if GTK
import CGTK

/// [`GdkFrameClockPhase`](https://docs.gtk.org/gdk4/flags.FrameClockPhase.html)
nonisolated public struct FrameClockPhase: OptionSet, Sendable, CEnumeration {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ value: GdkFrameClockPhase) {
    rawValue = value.rawValue
  }

  /// For calls into C.
  public var cValue: GdkFrameClockPhase { GdkFrameClockPhase(rawValue) }

  /// `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS`
  public static let flushEvents = FrameClockPhase(rawValue: 1)

  /// `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`
  public static let beforePaint = FrameClockPhase(rawValue: 2)

  /// `GDK_FRAME_CLOCK_PHASE_UPDATE`
  public static let update = FrameClockPhase(rawValue: 4)

  /// `GDK_FRAME_CLOCK_PHASE_LAYOUT`
  public static let layout = FrameClockPhase(rawValue: 8)

  /// `GDK_FRAME_CLOCK_PHASE_PAINT`
  public static let paint = FrameClockPhase(rawValue: 16)

  /// `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`
  public static let resumeEvents = FrameClockPhase(rawValue: 32)

  /// `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`
  public static let afterPaint = FrameClockPhase(rawValue: 64)
}

extension FrameClockPhase: ValueConvertible {}
#endif
