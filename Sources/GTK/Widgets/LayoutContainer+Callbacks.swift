#if GTK
import CGTK

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
  ClosureBox<ClipClosure>.call(in: data, context) { closure, context in
    closure(context, Double(width), Double(height))
  }
}

/// For containers and drawings.
nonisolated func containsPoint(x: Double, y: Double, data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  return ClosureBox<ContainsClosure>.call(in: data, (x, y)) { $0($1.0, $1.1) } ? 1 : 0
}

nonisolated private func measureContainer(
  orientation: GtkOrientation, forSize: Int32, minimum: UnsafeMutablePointer<Int32>?,
  natural: UnsafeMutablePointer<Int32>?, data: gpointer?
) {
  guard let data else { return }
  let question = (Orientation(orientation), Int(forSize))
  let answer = ClosureBox<MeasureClosure>.call(in: data, question) { $0($1.0, $1.1) }
  minimum?.pointee = Int32(clamping: answer.minimum)
  natural?.pointee = Int32(clamping: answer.natural)
}

nonisolated private func allocateContainer(width: Int32, height: Int32, data: gpointer?) {
  guard let data else { return }
  ClosureBox<AllocateClosure>.call(in: data, (Int(width), Int(height))) { $0($1.0, $1.1) }
}
#endif
