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
  return g_strdup(ClosureBox<FormatClosure>.call(in: data, value) { $0($1) })
}
#endif
