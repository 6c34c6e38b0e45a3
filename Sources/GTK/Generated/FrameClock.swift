#if GTK
import CGTK

/// [`GdkFrameClock`](https://docs.gtk.org/gdk4/class.FrameClock.html)
open class FrameClock: Object {
  /// `pointer`, as the functions of `GdkFrameClock` take it.
  public var frameClockPointer: OpaquePointer {
    opaquePointer
  }

  open override class var gType: GType { gdk_frame_clock_get_type() }
}

extension FrameClock {
  /// [`gdk_frame_clock_get_fps()`](https://docs.gtk.org/gdk4/method.FrameClock.get_fps.html)
  public var fps: Double {
    gdk_frame_clock_get_fps(frameClockPointer)
  }

  /// [`gdk_frame_clock_get_frame_counter()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_counter.html)
  public var frameCounter: Int {
    Int(gdk_frame_clock_get_frame_counter(frameClockPointer))
  }

  /// [`gdk_frame_clock_get_frame_time()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_time.html)
  public var frameTime: Int {
    Int(gdk_frame_clock_get_frame_time(frameClockPointer))
  }

  /// [`gdk_frame_clock_get_history_start()`](https://docs.gtk.org/gdk4/method.FrameClock.get_history_start.html)
  public var historyStart: Int {
    Int(gdk_frame_clock_get_history_start(frameClockPointer))
  }
}

extension FrameClock {
  /// [`gdk_frame_clock_begin_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.begin_updating.html)
  public func beginUpdating() {
    gdk_frame_clock_begin_updating(frameClockPointer)
  }

  /// [`gdk_frame_clock_end_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.end_updating.html)
  public func endUpdating() {
    gdk_frame_clock_end_updating(frameClockPointer)
  }

  /// [`gdk_frame_clock_request_phase()`](https://docs.gtk.org/gdk4/method.FrameClock.request_phase.html)
  public func requestPhase(_ phase: FrameClockPhase) {
    gdk_frame_clock_request_phase(frameClockPointer, phase.cValue)
  }
}

extension FrameClock {
  /// [`GdkFrameClock::after-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.after-paint.html)
  @discardableResult
  public func onAfterPaint(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("after-paint", handler)
  }

  /// [`GdkFrameClock::before-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.before-paint.html)
  @discardableResult
  public func onBeforePaint(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("before-paint", handler)
  }

  /// [`GdkFrameClock::flush-events`](https://docs.gtk.org/gdk4/signal.FrameClock.flush-events.html)
  @discardableResult
  public func onFlushEvents(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("flush-events", handler)
  }

  /// [`GdkFrameClock::layout`](https://docs.gtk.org/gdk4/signal.FrameClock.layout.html)
  @discardableResult
  public func onLayout(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("layout", handler)
  }

  /// [`GdkFrameClock::paint`](https://docs.gtk.org/gdk4/signal.FrameClock.paint.html)
  @discardableResult
  public func onPaint(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("paint", handler)
  }

  /// [`GdkFrameClock::resume-events`](https://docs.gtk.org/gdk4/signal.FrameClock.resume-events.html)
  @discardableResult
  public func onResumeEvents(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("resume-events", handler)
  }

  /// [`GdkFrameClock::update`](https://docs.gtk.org/gdk4/signal.FrameClock.update.html)
  @discardableResult
  public func onUpdate(_ handler: @escaping () -> Void) -> SignalConnection {
    connect("update", handler)
  }
}
#endif
