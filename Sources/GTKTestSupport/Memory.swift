#if GTK
import CGTKTestInput

/// How many bytes the process holds, for tests that look for growth: GTK's widgets and Swift's
/// objects alike. Let a first round fill the caches before measuring.
public func allocatedBytes() -> Int {
  Int(gtktest_allocated_bytes())
}
#endif
