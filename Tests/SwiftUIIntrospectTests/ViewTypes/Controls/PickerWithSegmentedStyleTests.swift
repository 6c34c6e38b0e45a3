#if GTK
import GTK
import GTKTestSupport
import SwiftUI
@_spi(Advanced) import SwiftUIIntrospect
import Testing

@MainActor
@Suite(".picker(style: .segmented)", .gtk)
struct PickerWithSegmentedStyleTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.picker(style: .segmented), is: "GtkBox", showing: [2, 0, 1]) {
      (widget: GTK.Box) in
      widget.children.firstIndex { ($0 as? ToggleButton)?.active == true }
    } view: { selected in
      Picker("Size", selection: .constant(selected)) {
        ForEach(0..<3) { Text(verbatim: "Size \($0)") }
      }
      .pickerStyle(.segmented)
    }
    try await trial.check(promise)
  }

  @Test("Hands over the box of toggle buttons, not another box")
  func segmented() throws {
    let label = Box(orientation: .horizontal, spacing: 6)
    label.append(Label("Size"))
    let segments = Box(orientation: .horizontal, spacing: 0)
    segments.append(ToggleButton(label: "M"))
    segments.append(ToggleButton(label: "L"))
    #expect(try handedOver(.picker(style: .segmented), receiver: [label, segments]) === segments)
    #expect(try handedOver(.picker(style: .segmented), receiver: [label]) == nil)
    #expect(
      try handedOver(.picker(style: .segmented), ancestors: [label, segments], scope: .ancestor)
        === segments)
  }
}
#endif
