#if GTK
import GTK

extension Widget {
  /// The texts of the labels in this widget, in document order.
  var labelTexts: [String] {
    ((self as? Label).map { [$0.label] } ?? []) + children.flatMap(\.labelTexts)
  }
}
#endif
