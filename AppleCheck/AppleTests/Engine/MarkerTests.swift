import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect
@testable import SwiftUI

/// What the markers do to the tree around them, which ought to be nothing.
@MainActor
@Suite(.serialized)
struct MarkerTests {
  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  private func introspectedField(_ timing: IntrospectionTiming = .immediate) async -> Display<
    some View
  > {
    let display = Display(
      TextField("Name", text: .constant("")).introspectField(timing: timing) { _ in })
    await display.settle()
    return display
  }

  private func markers(in view: StandInView) -> [MarkerView] {
    view.tree.compactMap { $0 as? MarkerView }
  }

  @Test func markersAreViewsWhereAViewIsSought() async {
    let display = await introspectedField()
    #expect(markers(in: display.window.content).count == 2)
    #expect(display.controller.children.isEmpty)
    display.close()
  }

  @Test func onlyAControllerTellsOfAnAppearance() async {
    let display = await introspectedField(.afterAppearing)
    #expect(markers(in: display.window.content).count == 2)
    #expect(display.controller.children.count { $0 is MarkerController } == 1)
    display.close()
  }

  @Test(arguments: [IntrospectionTiming.immediate, .afterAppearing])
  func markersTakeNoPartInAnything(timing: IntrospectionTiming) async throws {
    let display = await introspectedField(timing)
    let content = display.window.content
    for marker in markers(in: content) {
      #expect(marker.frame.size == .zero)
      #expect(marker.superview?.frame.size == .zero)
      #if canImport(UIKit)
      #expect(marker.isHidden && !marker.isUserInteractionEnabled)
      #expect(marker.accessibilityElementsHidden && !marker.isAccessibilityElement)
      #expect(!marker.canBecomeFirstResponder)
      #else
      #expect(marker.isAccessibilityHidden() && !marker.isAccessibilityElement())
      #expect(!marker.acceptsFirstResponder && !marker.canBecomeKeyView)
      #expect(marker.hitTest(marker.frame.origin) == nil)
      #endif
    }
    let field = try #require(content.tree.first { $0 is TestedField })
    let middle = field.convert(CGPoint(x: 5, y: 5), to: content)
    #if canImport(UIKit)
    #expect(isSame(content.hitTest(middle, with: nil), field))
    #else
    #expect(isSame(content.hitTest(middle), field))
    #endif
    display.close()
  }

  /// The two markers of an introspection are made together, and stay through updates.
  @Test func markersStayTheSamePair() async {
    let display = Display(AnyView(EmptyView()))
    var pairs: [[MarkerView]] = []
    for round in 0..<3 {
      display.controller.rootView = AnyView(
        VStack {
          TextField("\(round)", text: .constant("")).introspectField { _ in }
          TextField("\(round)", text: .constant("")).introspectField { _ in }
        })
      await display.settle()
      pairs.append(markers(in: display.window.content))
    }
    #expect(pairs.map(\.count) == [4, 4, 4])
    #expect(pairs[0] == pairs[1] && pairs[1] == pairs[2])
    display.close()
  }

  /// It may call what is on the main actor, wherever it was written.
  @Test func closuresAreOnTheMainActor() async {
    let calls = MainActorCalls()
    let display = Display(
      TextField("Name", text: .constant("")).introspectField(calls.closure()))
    await display.settle()
    #expect(calls.count == 1)
    display.close()
  }

  #if canImport(UIKit)
  @Test func aControllerIsAMarkerWhereOneIsSought() async {
    let display = Display(
      NavigationStack { Text("Root") }
        .introspect(.viewController, on: .iOS, .tvOS, .visionOS) { _ in })
    await display.settle()
    #expect(display.controller.children.count { $0 is MarkerController } == 1)
    display.close()
  }

  #if !os(visionOS)
  /// Of a stack in a tab that is introspected, as of each page.
  @Test func markersAreNeitherPagesNorTabs() async throws {
    let display = Display(
      TabView {
        NavigationStack {
          Text("Root").introspect(.viewController, on: .iOS, .tvOS) { _ in }
        }
        .introspect(.navigationStack, on: .iOS(.v16...), .tvOS(.v16...)) { _ in }
        .tabItem { Text("Search") }
      }
      .introspect(.tabView, on: .iOS, .tvOS) { _ in })
    await display.settle()
    let controllers = display.window.tree.compactMap(\.controller)
    let markers = controllers.filter { $0 is MarkerController }
    #expect(markers.count == 3)
    for marker in markers {
      #expect(!(marker.parent is UITabBarController))
      #expect(!(marker.parent is UINavigationController))
      #expect(marker.children.isEmpty)
    }
    let containers = controllers.filter {
      $0 is UITabBarController || $0 is UINavigationController
    }
    #expect(containers.count == 2)
    #expect(containers.map(\.children.count) == [1, 1])
    display.close()
  }
  #endif
  #endif

  #if os(iOS) || os(visionOS)
  private final class Host: UIHostingController<AnyView> {
    #if os(iOS)
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var shouldAutorotate: Bool { false }
    #endif
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var prefersPointerLocked: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test func controllerMarkersAnswerAsTheControllerAround() async throws {
    let host = Host(
      rootView: AnyView(
        NavigationStack { Text("Root") }
          .introspect(.viewController, on: .iOS, .visionOS) { _ in }))
    let window = StandInWindow.showing(host)
    host.flush()
    let marker = try #require(host.children.first { $0 is MarkerController })
    #if os(iOS)
    #expect(marker.preferredStatusBarStyle == .lightContent)
    #expect(marker.prefersStatusBarHidden)
    #expect(marker.preferredStatusBarUpdateAnimation == .slide)
    #expect(!marker.shouldAutorotate)
    #endif
    #expect(marker.prefersHomeIndicatorAutoHidden)
    #expect(marker.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(marker.prefersPointerLocked)
    #expect(marker.supportedInterfaceOrientations == .portrait)
    host.end()
    window.rootViewController = nil
  }
  #endif

  #if os(iOS)
  /// A container that asks its last child, which a marker may be, and answers as that does.
  private final class Asking: UIHostingController<AnyView> {
    override var preferredStatusBarStyle: UIStatusBarStyle {
      children.last?.preferredStatusBarStyle ?? .darkContent
    }
  }

  @Test func aMarkerDoesNotSendAQuestionBackForEver() async throws {
    let host = Asking(
      rootView: AnyView(Text("Root").introspect(.viewController, on: .iOS) { _ in }))
    let window = StandInWindow.showing(host)
    host.flush()
    #expect(host.children.last is MarkerController)
    #expect(host.preferredStatusBarStyle == .default)
    host.end()
    window.rootViewController = nil
  }
  #endif
}

/// What a closure is written in that is on no actor.
private final class MainActorCalls: Sendable {
  @MainActor private(set) var count = 0

  @MainActor private func call() { count += 1 }

  nonisolated func closure() -> @MainActor @Sendable (TestedField) -> Void {
    { _ in self.call() }
  }
}
