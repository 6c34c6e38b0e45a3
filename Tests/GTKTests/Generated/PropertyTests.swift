#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct PropertyTests {
  @Test func propertiesReachTheWidget() {
    let label = Label("a")
    label.label = "b"
    #expect(swiftString(gtk_label_get_text(label.labelPointer)) == "b")
    label.justify = .right
    #expect(gtk_label_get_justify(label.labelPointer) == GTK_JUSTIFY_RIGHT)
    label.ellipsize = .middle
    #expect(gtk_label_get_ellipsize(label.labelPointer) == PANGO_ELLIPSIZE_MIDDLE)
    label.xalign = 0.25
    #expect(gtk_label_get_xalign(label.labelPointer) == 0.25)
    label.lines = 3
    #expect(gtk_label_get_lines(label.labelPointer) == 3)
    label.halign = .end
    #expect(gtk_widget_get_halign(label.widgetPointer) == GTK_ALIGN_END)
    label.tooltipText = "tip"
    #expect(optionalSwiftString(gtk_widget_get_tooltip_text(label.widgetPointer)) == "tip")
    label.tooltipText = nil
    #expect(gtk_widget_get_tooltip_text(label.widgetPointer) == nil)
  }

  @Test func interfacesAreProtocols() {
    let fields: [any Editable] = [
      Entry(), PasswordEntry(), SearchEntry(), Text(), SpinButton(min: 0, max: 9, step: 1),
    ]
    for field in fields {
      field.position = 0
      field.editable = false
      #expect(gtk_editable_get_editable(field.editablePointer) == 0)
    }
    let box = Box(orientation: .horizontal, spacing: 0)
    (box as any Orientable).orientation = .vertical
    #expect(gtk_orientable_get_orientation(box.opaquePointer) == GTK_ORIENTATION_VERTICAL)
  }

  @Test func propertiesWithoutAFunctionAreSetByName() {
    // gtk_search_entry_set_placeholder_text() is newer than this GTK.
    let entry = SearchEntry()
    entry.placeholderText = "Find"
    #expect(entry.property("placeholder-text") == "Find")
    entry.placeholderText = nil
    #expect((entry.placeholderText ?? "").isEmpty)
    let password = PasswordEntry()
    password.placeholderText = "Secret"
    #expect(password.property("placeholder-text") == "Secret")
  }

  @Test func numbersOutOfRangeAreCut() {
    let label = Label("a")
    label.widthChars = Int.max
    #expect(label.widthChars == Int(Int32.max))
    label.xalign = 7
    #expect(label.xalign == 1)
  }

  @Test func superclassesAreGTKs() throws {
    let application = Application(flags: .nonUnique)
    try application.register()
    let widgets: [Object] = [
      LinkButton(uri: "https://example.org"), ToggleButton(), CheckButton(),
      Scale(orientation: .horizontal, min: 0, max: 1, step: 0.1),
      ListView(model: nil, factory: nil),
      ApplicationWindow(application: application), PopoverMenu(model: nil),
      AdwMessageDialog(transientFor: nil, heading: "h", body: "b"),
    ]
    #expect(widgets[0] is Button)
    #expect(widgets[3] is Range)
    #expect(widgets[4] is ListBase)
    #expect(widgets[5] is Window)
    #expect(widgets[6] is Popover)
    #expect(widgets[7] is Window)
  }

  @Test func dropDownsAndStringLists() {
    let dropDown = DropDown(strings: ["a", "b", "c"])
    dropDown.selected = 2
    #expect(gtk_drop_down_get_selected(dropDown.dropDownPointer) == 2)
    let list: StringList? = dropDown.model as? StringList
    #expect(list?.strings == ["a", "b", "c"])
    list?.replace(from: 1, count: 5, with: ["x"])
    #expect(list?.strings == ["a", "x"])
    list?.strings = []
    #expect(list?.count == 0)
    #expect(dropDown.selected == invalidListPosition)
  }
}
#endif
