#if GTK
import CGTK

extension MainLoop {
  /// When, within a turn of the loop, something runs: smaller numbers go first.
  public struct Priority: Sendable {
    /// As GLib's `G_PRIORITY_…`.
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// With input events and main-actor jobs.
    public static let `default` = Priority(rawValue: 0)
    /// After input, before GTK lays out (110) and draws (120): changes made here reach the next
    /// frame.
    public static let beforeLayout = Priority(rawValue: 105)
    /// When there is nothing else to do.
    public static let idle = Priority(rawValue: 200)
  }

  /// Work that waits for its turn, and can be given up.
  public final class Turn {
    private var source: guint

    init(source: guint) {
      self.source = source
    }

    /// Makes the closure not run, if it has not yet, and frees it.
    public func cancel() {
      guard source != 0 else { return }
      g_source_remove(source)
      source = 0
    }

    func finished() {
      source = 0
    }
  }

  /// Calls `body` once, from the loop, after the present handler has returned.
  @discardableResult
  public static func onNextTurn(
    priority: Priority = .default, _ body: @escaping () -> Void
  ) -> Turn {
    let work = PendingWork(body)
    let data = Unmanaged.passRetained(work).toOpaque()
    let turn = Turn(source: g_idle_add_full(priority.rawValue, runPending, data, releasePending))
    work.turn = turn
    return turn
  }

  /// Calls `body` once, after at least that long.
  @discardableResult
  public static func after(
    milliseconds: UInt, priority: Priority = .default, _ body: @escaping () -> Void
  ) -> Turn {
    let work = PendingWork(body)
    let data = Unmanaged.passRetained(work).toOpaque()
    let interval = guint(clamping: milliseconds)
    let turn = Turn(
      source: g_timeout_add_full(priority.rawValue, interval, runPending, data, releasePending))
    work.turn = turn
    return turn
  }
}

private final class PendingWork {
  let body: () -> Void
  weak var turn: MainLoop.Turn?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

nonisolated private func runPending(data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let work = Unmanaged<PendingWork>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated {
    work.turn?.finished()
    work.body()
    MainLoop.timersMayHaveChanged()
  }
  return 0
}

nonisolated private func releasePending(data: gpointer?) {
  guard let data else { return }
  Unmanaged<PendingWork>.fromOpaque(data).release()
}
#endif
