#if GTK
  import Foundation
  import GTK

  /// Waits for frames and reads the process's clock.
  @MainActor
  final class Frames {
    private let connection: SignalConnection?

    init(_ window: Window) {
      while !window.mapped { MainLoop.iterate(mayBlock: true) }
      let clock: FrameClock? = window.frameClock
      let box = Flag()
      flag = box
      connection = clock?.onAfterPaint { box.isSet = true }
    }

    private let flag: Flag

    private final class Flag {
      var isSet = false
    }

    /// Runs the loop until the next frame has been painted.
    func waitForPaint() {
      flag.isSet = false
      while !flag.isSet { MainLoop.iterate(mayBlock: true) }
    }

    /// Lets what is left of the frame before run out.
    func drain() {
      for _ in 0..<20 { MainLoop.iterate() }
    }

    /// The processor time that the process has used, in seconds.
    nonisolated static var cpuSeconds: Double {
      var now = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
      return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }

    /// The memory in use, in KiB.
    nonisolated static var residentKiB: Int {
      guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return 0
      }
      let fields: [Substring] = statm.split(separator: " ")
      return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4 : 0
    }
  }
#endif
