#if GTK
  import GTK
  import GTKTestSupport
  import Testing

  @_spi(Advanced) import SwiftUIIntrospect

  @MainActor
  @Suite(".sheet", .serialized)
  struct SheetTests {
    init() throws {
      try startGTK()
    }

    @Test("Hands over the window around the content, if that is a sheet")
    func sheet() throws {
      let main = Window()
      main.title = "Main"
      let sheet = Window()
      sheet.title = "Sheet"
      sheet.modal = true
      sheet.transientFor = main
      let label = Label("Content")
      #expect(try handedOver(.sheet, receiver: [label], ancestors: [sheet])?.title == "Sheet")
      #expect(try handedOver(.sheet, receiver: [label], ancestors: [main]) == nil)
      sheet.destroy()
      main.destroy()
    }
  }
#endif
