#if GTK
import Foundation

/// What the process has used so far.
enum Usage {
  /// Processor time in seconds, of all threads.
  static var cpuSeconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  /// The memory that is in use now.
  static var residentKiB: Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields: [Substring] = statm.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) / 1_024 : 0
  }
}
#endif
