#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct WrapperTests {
  @Test func theSameWidgetHasTheSameWrapper() {
    let box = Box(orientation: .vertical, spacing: 0)
    let label = Label("a")
    box.append(label)
    #expect(box.firstChild === label)
    #expect(Label.wrap(label.pointer) === label)
    #expect(Widget.wrap(gtk_widget_get_first_child(box.widgetPointer)) === label)
    #expect(Object.find(label.pointer, as: Widget.self) === label)
  }

  @Test func anotherClassIsNotFound() {
    let label = Label("a")
    #expect(Button.wrap(label.pointer) == nil)
    #expect(Object.find(label.pointer, as: (any Editable).self) == nil)
    #expect(Object.wrap(UnsafeMutableRawPointer?.none) == nil)
  }

  @Test func aWrapperLivesAsLongAsItsWidgetIsInATree() {
    let box = Box(orientation: .vertical, spacing: 0)
    weak var weakLabel: Label?
    do {
      let label = Label("a")
      weakLabel = label
      box.append(label)
    }
    #expect(weakLabel != nil)
    #expect(box.firstChild === weakLabel)
    if let label = weakLabel {
      box.remove(label)
    }
    #expect(weakLabel == nil)
  }

  @Test func storedPropertiesOfASubclassLiveWithTheWidget() {
    final class Tagged: Label {
      var tag = 0
    }
    let box = Box(orientation: .vertical, spacing: 0)
    do {
      let label = Tagged("a")
      label.tag = 7
      box.append(label)
    }
    #expect(Object.find(box.firstChild?.pointer, as: Tagged.self)?.tag == 7)
  }

  @Test func aPointerIsWrappedInTheMostDerivedClassKnown() throws {
    // GtkPasswordEntry builds a private child of its own; the public one inside is a GtkText.
    let entry = PasswordEntry()
    #expect(Object.find(entry.firstChild?.pointer, as: Text.self) != nil)
    let raw = try #require(gtk_toggle_button_new())
    let toggle = Widget.wrap(raw)
    #expect(toggle is ToggleButton)
    #expect(toggle is Button)
    #expect(toggle?.typeName == "GtkToggleButton")
  }

  @Test func aPrivateClassIsWrappedInItsNearestPublicAncestor() throws {
    let dropDown = DropDown(strings: ["a"])
    let inner = try #require(dropDown.firstChild)
    #expect(inner is ToggleButton)
    // What observes the children is a list of a private class.
    let children = try #require(dropDown.observeChildren())
    #expect(children is PrivateListModel)
    #expect(children.count == dropDown.children.count)
  }

  @Test func floatingReferencesAreSunk() {
    let label = Label("a")
    #expect(g_object_is_floating(label.pointer) == 0)
    #expect(label.objectPointer.pointee.ref_count == 1)
  }

  @Test func fullReferencesAreTakenOver() {
    let list = StringList(["a", "b"])
    #expect(list.objectPointer.pointee.ref_count == 1)
    let item: StringObject? = list.item(at: 1)
    #expect(item?.string == "b")
    #expect(item?.objectPointer.pointee.ref_count == 2)
  }

  @Test func theReferencesOfCKeepTheWrapper() {
    weak var weakLabel: Label?
    var pointer: UnsafeMutableRawPointer?
    do {
      let label = Label("a")
      weakLabel = label
      pointer = label.pointer
      g_object_ref(label.pointer)
    }
    #expect(weakLabel != nil)
    g_object_unref(pointer)
    #expect(weakLabel == nil)
  }

  @Test func releasedOffTheMainActorADisposalComesBackToIt() async throws {
    var finalized = false
    let flag = Flag { finalized = true }
    let task: Task<Void, Never>
    do {
      let label = Label("a")
      g_object_weak_ref(
        label.objectPointer,
        { data, _ in
          guard let data else { return }
          let flag = Unmanaged<Flag>.fromOpaque(data).takeUnretainedValue()
          MainActor.assumeIsolated { flag.action() }
        }, Unmanaged.passUnretained(flag).toOpaque())
      task = Task.detached { _ = label }
    }
    await task.value
    #expect(await pump { finalized })
  }

  private final class Flag {
    let action: () -> Void

    init(action: @escaping () -> Void) {
      self.action = action
    }
  }
}
#endif
