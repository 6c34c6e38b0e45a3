#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct ApplicationTests {
  @Test func anApplicationRunsUntilItsLastWindowCloses() {
    let application = Application(flags: .nonUnique)
    weak var weakWindow: ApplicationWindow?
    application.onActivate { [weak application] in
      guard let application else { return }
      let window = ApplicationWindow(application: application)
      weakWindow = window
      window.present()
      MainLoop.onNextTurn { weakWindow?.close() }
    }
    #expect(application.run(["test"]) == 0)
    #expect(weakWindow == nil)
  }

  @Test func registeringAnApplicationTwiceIsHarmless() throws {
    let application = Application(flags: .nonUnique)
    try application.register()
    #expect(application.isRegistered)
    try application.register()
  }
}
#endif
