#if GTK
import CGTK

/// Keeps a closure for C, which frees it through `releaseBox`.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) {
    self.closure = closure
  }

  func retainedPointer() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  static func closure(in data: UnsafeMutableRawPointer) -> Closure {
    Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
  }
}

nonisolated func releaseBox(data: gpointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

typealias MeasureClosure = (Orientation, Int) -> (minimum: Int, natural: Int)
typealias AllocateClosure = (Int, Int) -> Void
typealias ClipClosure = (OpaquePointer, Double, Double) -> Void
typealias ContainsClosure = (Double, Double) -> Bool

extension LayoutContainer {
  func updateMeasureFunction() {
    guard let onMeasure else {
      return swiftui_layout_set_measure_func(layoutPointer, nil, nil, nil)
    }
    let box = ClosureBox<MeasureClosure>(onMeasure)
    swiftui_layout_set_measure_func(
      layoutPointer, measureContainer, box.retainedPointer(), releaseBox)
  }

  func updateAllocateFunction() {
    guard let onAllocate else {
      return swiftui_layout_set_allocate_func(layoutPointer, nil, nil, nil)
    }
    let box = ClosureBox<AllocateClosure>(onAllocate)
    swiftui_layout_set_allocate_func(
      layoutPointer, allocateContainer, box.retainedPointer(), releaseBox)
  }
}

extension LayoutContainer {
  func updateClipFunction() {
    guard let onClip else {
      return swiftui_layout_set_clip_func(layoutPointer, nil, nil, nil)
    }
    let box = ClosureBox<ClipClosure>(onClip)
    swiftui_layout_set_clip_func(
      layoutPointer, clipContainer, box.retainedPointer(), releaseBox)
  }

  func updateContainsFunction() {
    guard let onContains else {
      return swiftui_layout_set_contains_func(layoutPointer, nil, nil, nil)
    }
    let box = ClosureBox<ContainsClosure>(onContains)
    swiftui_layout_set_contains_func(
      layoutPointer, containsPoint, box.retainedPointer(), releaseBox)
  }
}

nonisolated private func clipContainer(
  context: OpaquePointer?, width: Int32, height: Int32, data: gpointer?
) {
  guard let data, let context else { return }
  nonisolated(unsafe) let box: UnsafeMutableRawPointer = data
  nonisolated(unsafe) let target: OpaquePointer = context
  MainActor.assumeIsolated {
    ClosureBox<ClipClosure>.closure(in: box)(target, Double(width), Double(height))
  }
}

/// For containers and drawings.
nonisolated func containsPoint(x: Double, y: Double, data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  nonisolated(unsafe) let box: UnsafeMutableRawPointer = data
  return MainActor.assumeIsolated {
    ClosureBox<ContainsClosure>.closure(in: box)(x, y) ? 1 : 0
  }
}

nonisolated private func measureContainer(
  orientation: GtkOrientation, forSize: Int32, minimum: UnsafeMutablePointer<Int32>?,
  natural: UnsafeMutablePointer<Int32>?, data: gpointer?
) {
  guard let data else { return }
  nonisolated(unsafe) let box: UnsafeMutableRawPointer = data
  let answer: (Int32, Int32) = MainActor.assumeIsolated {
    let closure: MeasureClosure = ClosureBox<MeasureClosure>.closure(in: box)
    let size: (minimum: Int, natural: Int) = closure(Orientation(orientation), Int(forSize))
    return (Int32(clamping: size.minimum), Int32(clamping: size.natural))
  }
  minimum?.pointee = answer.0
  natural?.pointee = answer.1
}

nonisolated private func allocateContainer(width: Int32, height: Int32, data: gpointer?) {
  guard let data else { return }
  nonisolated(unsafe) let box: UnsafeMutableRawPointer = data
  MainActor.assumeIsolated {
    ClosureBox<AllocateClosure>.closure(in: box)(Int(width), Int(height))
  }
}
#endif
