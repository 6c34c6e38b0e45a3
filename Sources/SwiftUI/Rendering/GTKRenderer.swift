#if GTK
import CGTK
import Foundation
import GTK
import SwiftUICore

/// Draws with GTK 4: one widget for each native view, placed at explicit frames.
@MainActor
package final class GTKRenderer: Renderer {
  package init() {}

  package func makeNative(_ primitive: any Primitive) -> any NativeView {
    if let primitive = primitive as? any GTKCustomPrimitive { return primitive.makeNativeView() }
    guard let primitive = primitive as? any GTKPrimitive else {
      return GTKNativeView(PlaceholderPrimitive(primitive))
    }
    return make(primitive)
  }

  private func make<P: GTKPrimitive>(_ primitive: P) -> any NativeView {
    GTKNativeView(primitive)
  }

  package func makeMotionClock(for container: (any NativeContainer)?) -> any MotionClock {
    GTKMotionClock((container as? GTKContainer)?.layout)
  }

  package func makeFlushScheduler(
    _ flush: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    // GLib's sources may be added from any thread; the callback comes on the loop's, which is the
    // main actor's.
    let priority = MainLoop.Priority.beforeLayout.rawValue
    return {
      let work = FlushWork(flush)
      g_idle_add_full(
        priority, runFlush, Unmanaged.passRetained(work).toOpaque(), releaseFlush)
    }
  }
}

private final class FlushWork: Sendable {
  let flush: @MainActor @Sendable () -> Void
  init(_ flush: @escaping @MainActor @Sendable () -> Void) { self.flush = flush }
}

private func runFlush(data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let work = Unmanaged<FlushWork>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated {
    work.flush()
    MainLoop.timersMayHaveChanged()
  }
  return 0
}

private func releaseFlush(data: gpointer?) {
  guard let data else { return }
  Unmanaged<FlushWork>.fromOpaque(data).release()
}
#endif
