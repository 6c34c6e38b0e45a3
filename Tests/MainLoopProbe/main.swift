#if GTK
import Foundation
import GTK

// A program as applications are: its initial thread runs GLib's loop. Test runners give that
// thread away, so the tests start this program and read what it prints.

@MainActor func milliseconds(since start: ContinuousClock.Instant) -> Double {
  (ContinuousClock.now - start) / .milliseconds(1)
}

@MainActor func measureHops() async {
  var times: [Double] = []
  for _ in 0..<51 {
    let start: ContinuousClock.Instant = .now
    await Task.detached { await MainActor.run {} }.value
    times.append(milliseconds(since: start))
  }
  print("median-hop \(times.sorted()[25])")
}

@MainActor func measureSleep() async {
  let start: ContinuousClock.Instant = .now
  try? await Task.sleep(for: .milliseconds(30))
  print("sleep \(milliseconds(since: start))")
}

@MainActor func measureTimer() async {
  let start: ContinuousClock.Instant = .now
  await withCheckedContinuation { continuation in
    _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in continuation.resume()
    }
  }
  print("timer \(milliseconds(since: start))")
}

@MainActor func measureRepeatingTimer() async {
  let start: ContinuousClock.Instant = .now
  var fired = 0
  await withCheckedContinuation { continuation in
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
      MainActor.assumeIsolated { fired += 1 }
      if MainActor.assumeIsolated({ fired == 5 }) {
        timer.invalidate()
        continuation.resume()
      }
    }
  }
  print("repeating-timer \(milliseconds(since: start))")
}

/// Whether GTK still draws while main-actor jobs come in without end.
@MainActor func measureFramesUnderLoad(_ window: Window) async {
  var frames = 0
  let ticks = window.onTick { _ in
    frames += 1
    return true
  }
  let end: ContinuousClock.Instant = .now + .milliseconds(300)
  while ContinuousClock.now < end {
    await Task.detached { await MainActor.run {} }.value
  }
  ticks.cancel()
  print("frames \(frames)")
}

/// How often the loop turns while nothing happens.
@MainActor func measureIdleTurns() async {
  let before: Double = processSeconds()
  try? await Task.sleep(for: .milliseconds(500))
  print("idle-cpu \((processSeconds() - before) * 1000)")
}

@MainActor func processSeconds() -> Double {
  var usage = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
  return Double(usage.tv_sec) + Double(usage.tv_nsec) / 1e9
}

/// Whether a widget goes at once, outside of any task.
@MainActor func measureRelease() {
  weak var label: Label?
  do {
    let made = Label("a")
    label = made
  }
  print("released-at-once \(label == nil ? 1 : 0)")
}

/// Uses a widget as the compiler would not allow; debug builds trap.
@MainActor func useOffThread() {
  let label = Label("a")
  let use: @MainActor @Sendable () -> Void = { print("used \(label.label)") }
  let unchecked = unsafeBitCast(use, to: (@Sendable () -> Void).self)
  Thread.detachNewThread { unchecked() }
  MainLoop.after(milliseconds: 5_000) { MainLoop.quit() }
  MainLoop.run()
}

do {
  try MainLoop.initialize()
} catch {
  print("error \(error)")
  exit(3)
}
if CommandLine.arguments.contains("--off-thread") {
  useOffThread()
}
measureRelease()
let window = Window()
window.present()
Task {
  await measureHops()
  await measureSleep()
  await measureTimer()
  await measureRepeatingTimer()
  await measureFramesUnderLoad(window)
  window.destroy()
  try? await Task.sleep(for: .milliseconds(100))
  await measureIdleTurns()
  MainLoop.onNextTurn { MainLoop.quit() }
}
MainLoop.run()
print("done")
#endif
