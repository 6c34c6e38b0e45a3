#if GTK
  import GTK
  import GTKTestSupport
  import Testing

  @_spi(Advanced) import SwiftUIIntrospect

  @MainActor
  @Suite(".window", .serialized)
  struct WindowTests {
    init() throws {
      try startGTK()
    }

    @Test("Hands over the window in either scope, and without a widget in the receiver")
    func window() throws {
      let window = Window()
      window.title = "Main"
      let box = Box(orientation: .vertical, spacing: 0)
      let label = Label("Content")
      for scope: IntrospectionScope in [.receiver, .ancestor] {
        let around = try handedOver(
          .window, receiver: [label], ancestors: [box, window], scope: scope)
        #expect(around?.title == "Main")
        #expect(try handedOver(.window, ancestors: [window], scope: scope) === window)
      }
      window.destroy()
    }
  }
#endif
