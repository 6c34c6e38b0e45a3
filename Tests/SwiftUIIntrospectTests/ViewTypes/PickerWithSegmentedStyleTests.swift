#if GTK
  import GTK
  import GTKTestSupport
  import Testing

  @_spi(Advanced) import SwiftUIIntrospect

  @MainActor
  @Suite(".picker(style: .segmented)", .serialized)
  struct PickerWithSegmentedStyleTests {
    init() throws {
      try startGTK()
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
