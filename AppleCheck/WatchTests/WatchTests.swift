import SwiftUI
import Testing

@testable import UserApp

/// watchOS, for which the library is not built: an app that uses it elsewhere compiles without it.
@MainActor
struct WatchTests {
  #if canImport(SwiftUIIntrospect)
  private static let hasLibrary = true
  #else
  private static let hasLibrary = false
  #endif

  @Test func thereIsNoLibrary() {
    #expect(!Self.hasLibrary)
  }

  @Test func nothingIsLeftOfTheLibrary() {
    #expect(Remains.files == [])
    #expect(Remains.searched > 50)
  }

  @Test func viewsShowWithoutIt() {
    let window = HeadlessWindow(
      VStack {
        ListView(); SettingsView()
      })
    #expect(window.primitives(ListPrimitive.self).count == 1)
    window.unmount()
  }
}
