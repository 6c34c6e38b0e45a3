import Testing

@_spi(Advanced) @_spi(Internals) import SwiftUIIntrospect

#if STAND_INS
@testable import SwiftUI
#else
import SwiftUI
#endif

#if canImport(UIKit)
/// What presents a view, and what the view is in.
@MainActor
@Suite(.serialized)
struct PresentationTests {
  private final class Found {
    var presentation: UIPresentationController?
    var controller: UIViewController?
    var window: UIWindow?
  }

  private func check<Content: View>(
    on systems: [[Int]] = Systems.all, _ view: (Found) -> Content,
    _ body: (Found, Display<Content>) throws -> Void
  ) async rethrows {
    for system in systems {
      Systems.run(system)
      let found = Found()
      let display = Display(view(found))
      await display.settle()
      try body(found, display)
      display.close()
    }
  }

  #if !os(tvOS)
  #if os(visionOS)
  @MainActor
  private static func introspected(
    _ view: some View, _ found: @escaping @MainActor (UISheetPresentationController) -> Void
  ) -> some View {
    view.introspect(.sheet, on: .visionOS(.v1...), customize: found)
  }
  #else
  @available(iOS 15, *)
  @MainActor
  private static func introspected(
    _ view: some View, _ found: @escaping @MainActor (UISheetPresentationController) -> Void
  ) -> some View {
    view.introspect(.sheet, on: .iOS(.v15...), customize: found)
  }
  #endif

  @available(iOS 15, *)
  @Test func aSheetHasAControllerOfItsOwnClass() async {
    await check(on: Systems.since(15)) { found in
      Text("Below").sheet(isPresented: .constant(true)) {
        Self.introspected(Text("Sheet")) { found.presentation = $0 }
      }
    } _: { found, display in
      let presented = display.controller.presentedViewController
      #expect(presented != nil)
      #expect(found.presentation === presented?.presentationController)
    }
  }
  #endif

  @available(iOS 14, tvOS 14, *)
  @Test func aFullScreenCoverHasAPlainOne() async {
    await check(on: Systems.all.filter { Self.hasCover($0) }) { found in
      Text("Below").fullScreenCover(isPresented: .constant(true)) {
        Text("Cover").introspect(
          .fullScreenCover, on: .iOS(.v14...), .tvOS(.v14...), .visionOS(.v1...)
        ) { found.presentation = $0 }
      }
    } _: { found, display in
      let presented = display.controller.presentedViewController
      #expect(presented != nil)
      #expect(found.presentation === presented?.presentationController)
      #if !os(tvOS)
      #expect(!(found.presentation is UISheetPresentationController))
      #endif
    }
  }

  private static func hasCover(_ system: [Int]) -> Bool {
    #if os(visionOS)
    true
    #else
    system[0] >= 14
    #endif
  }

  @Test func theWindowKnowsItsScene() async {
    await check { found in
      Text("Item").introspect(.window, on: .iOS, .tvOS, .visionOS) { found.window = $0 }
    } _: { found, display in
      #expect(found.window === display.window)
      #expect(found.window?.windowScene === display.window.windowScene)
    }
  }

  @Test func theControllerAroundAView() async {
    await check { found in
      Text("Item").introspect(.viewController, on: .iOS, .tvOS, .visionOS) {
        found.controller = $0
      }
    } _: { found, display in
      #expect(found.controller === display.controller)
    }
  }
}
#endif
