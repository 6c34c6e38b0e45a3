import Foundation
import Testing

/// The library as it is built for a release.
@Suite(.serialized)
struct ReleaseTests {
  /// Optimized, and with the module interface of a binary framework, which other compilers read;
  /// then an app on top of that.
  @Test func optimizedAndWithLibraryEvolution() throws {
    let build = try ReleaseBuild()
    defer { build.remove() }
    for module in ["SwiftUIIntrospect", "Introspect"] {
      #expect(try build.compile(module, isLibrary: true) == [])
      #expect(try build.readInterface(of: module) == [])
    }
    #expect(try build.compile("UserApp", isLibrary: false) == [])
  }

  /// What an app needs no `@_spi` for.
  @Test func rangesArePublic() throws {
    let build = try ReleaseBuild()
    defer { build.remove() }
    #if os(macOS)
    let predicates = ".macOS(.v11...)"
    #elseif os(visionOS)
    let predicates = ".visionOS(.v1...)"
    #elseif os(tvOS)
    let predicates = ".tvOS(.v15...)"
    #else
    let predicates = ".iOS(.v15...), .tvOS(.v15...)"
    #endif
    let errors = try build.check(
      """
      import SwiftUI
      import SwiftUIIntrospect
      @MainActor func view() -> some View {
        ScrollView {}.introspect(.scrollView, on: \(predicates)) { _ in }
      }
      """)
    #expect(errors == [])
  }
}
