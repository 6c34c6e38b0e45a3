import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// Which toolkit's classes the engine deals with.
@MainActor
@Suite(.serialized)
struct ToolkitTests {
  #if canImport(UIKit)
  /// On Mac Catalyst a part of AppKit can be imported as well.
  @Test func uiKitComesFirst() {
    #if targetEnvironment(macCatalyst) && !canImport(AppKit)
    Issue.record("AppKit is not there, so nothing has been tested.")
    #endif
    #expect(PlatformView.self == UIView.self)
    #expect(PlatformViewController.self == UIViewController.self)
  }
  #else
  @Test func appKit() {
    #expect(PlatformView.self == NSView.self)
  }

  /// By a view type of one's own: SwiftUI itself has few controllers there.
  @Test func controllersOfAppKit() async {
    Systems.run(Systems.all[Systems.all.count - 1])
    let found = Found()
    let display = Display(
      VStack {
        ForEach(0..<3) { index in
          ShownController().introspect(OwnControllerType(), on: .macOS(.v11...)) {
            found.take("\(index)")($0)
          }
        }
      })
    await display.settle()
    let controllers = display.controller.children.filter { $0 is OwnController }
    #expect(controllers.count == 3)
    #expect((0..<3).map { found.entities["\($0)"] as? NSViewController } == controllers)
    display.close()
  }
  #endif
}

#if !canImport(UIKit)
private final class OwnController: NSViewController {}

private struct ShownController: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> OwnController { OwnController() }
  func updateNSViewController(_ controller: OwnController, context: Context) {}
}

private struct OwnControllerType: IntrospectableViewType {}

extension macOSViewVersion<OwnControllerType, NSViewController> {
  fileprivate static let v11 = Self(for: .v11)
}
#endif
