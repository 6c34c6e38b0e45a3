#if GTK
  import CGTK
  import GTKTestSupport
  import Testing

  @testable import GTK

  @Suite(.serialized) @MainActor
  struct WrapperTests {
    init() throws {
      try startGTK()
    }

    @Test func theSameWidgetHasTheSameWrapper() throws {
      let box = Box(orientation: .vertical, spacing: 0)
      let label = Label("a")
      box.append(label)
      #expect(box.firstChild === label)
      #expect(Label.wrap(label.pointer) === label)
      #expect(Widget.wrap(gtk_widget_get_first_child(box.widgetPointer)) === label)
    }

    @Test func aWrapperLivesAsLongAsItsWidgetIsInATree() throws {
      let box = Box(orientation: .vertical, spacing: 0)
      weak var weakLabel: Label?
      do {
        let label = Label("a")
        weakLabel = label
        box.append(label)
      }
      #expect(weakLabel != nil)
      if let label = weakLabel {
        box.remove(label)
      }
      #expect(weakLabel == nil)
    }
  }
#endif
