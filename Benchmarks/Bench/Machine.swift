#if GTK
import CGTK
import Foundation

/// Where the numbers come from: without that they say little.
struct Machine: Encodable, CustomStringConvertible {
  let processor: String
  let cores: Int
  let memoryGiB: Int
  let system: String
  let gtk: String
  let renderer: String

  init() {
    processor = Self.field("model name", in: "/proc/cpuinfo") ?? "unknown processor"
    cores = ProcessInfo.processInfo.activeProcessorCount
    memoryGiB = Int((Double(ProcessInfo.processInfo.physicalMemory) / 1_073_741_824).rounded())
    system = ProcessInfo.processInfo.operatingSystemVersionString
    gtk = "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    renderer = ProcessInfo.processInfo.environment["GSK_RENDERER"] ?? "default"
  }

  private static func field(_ name: String, in file: String) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let line: Substring? = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var description: String {
    "\(processor), \(cores) cores, \(memoryGiB) GiB; \(system); GTK \(gtk), \(renderer) renderer"
  }
}
#endif
