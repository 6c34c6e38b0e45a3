#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct AccessibleTests {
  private func has(_ widget: Widget, _ property: GtkAccessibleProperty) -> Bool {
    gtk_test_accessible_has_property(widget.accessiblePointer, property) != 0
  }

  @Test func namesAndValuesAreSetAndTakenBack() {
    let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
    #expect(!has(scale, GTK_ACCESSIBLE_PROPERTY_LABEL))
    scale.setAccessibleLabel("Volume")
    scale.setAccessibleDescription("How loud it is")
    scale.setAccessibleValueText("loud")
    #expect(has(scale, GTK_ACCESSIBLE_PROPERTY_LABEL))
    #expect(has(scale, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    #expect(has(scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT))
    scale.setAccessibleLabel(nil)
    #expect(!has(scale, GTK_ACCESSIBLE_PROPERTY_LABEL))
    scale.setAccessibleValue(3, minimum: 0, maximum: 9)
    #expect(has(scale, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW))
  }

  @Test func widgetsAreHiddenAndLabeled() {
    let entry = Entry()
    entry.setAccessibleHidden(true)
    #expect(
      gtk_test_accessible_has_state(entry.accessiblePointer, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
    let label = Label("Name")
    let relation: GtkAccessibleRelation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    entry.setAccessibleLabelledBy([label])
    #expect(gtk_test_accessible_has_relation(entry.accessiblePointer, relation) != 0)
    entry.setAccessibleLabelledBy([])
    #expect(gtk_test_accessible_has_relation(entry.accessiblePointer, relation) == 0)
  }
}
#endif
