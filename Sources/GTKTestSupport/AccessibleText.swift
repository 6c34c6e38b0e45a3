#if GTK
import CGTK
import CGTKTestInput
import GTK

extension Widget {
  /// Whether assistive technologies were told a property with that text.
  public func isTold(_ property: AccessibleProperty, _ text: String) -> Bool {
    gtktest_accessible_text_is(accessiblePointer, property.cValue, text) != 0
  }
}
#endif
