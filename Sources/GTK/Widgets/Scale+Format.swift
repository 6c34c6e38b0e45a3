#if GTK
import CGTK

extension Scale {
  /// Words for the value that a scale with `drawValue` shows; nil shows the number.
  public func setFormat(_ body: ((Double) -> String)?) {
    guard let body else {
      return gtk_scale_set_format_value_func(scalePointer, nil, nil, nil)
    }
    let box = ClosureBox<FormatClosure>(body)
    gtk_scale_set_format_value_func(scalePointer, formatValue, box.retainedPointer(), releaseBox)
  }
}

private typealias FormatClosure = (Double) -> String

nonisolated private func formatValue(
  scale: UnsafeMutablePointer<GtkScale>?, value: Double, data: gpointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let data else { return nil }
  nonisolated(unsafe) let box: UnsafeMutableRawPointer = data
  let text: String = MainActor.assumeIsolated {
    ClosureBox<FormatClosure>.closure(in: box)(value)
  }
  return g_strdup(text)
}
#endif
