#if canImport(UIKit)
  import Testing

  @_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect
  @testable import SwiftUI

  /// What the markers do to the tree around them, which ought to be nothing.
  @MainActor
  @Suite(.serialized)
  struct MarkerTests {
    init() { Systems.run(Systems.all[Systems.all.count - 1]) }

    private func markers(in view: UIView) -> [MarkerView] {
      view.tree.compactMap { $0 as? MarkerView }
    }

    @Test func markersAreViewsWhereAViewIsSought() async {
      let display = Display(
        TextField("Name", text: .constant(""))
          .introspect(.textField, on: .iOS, .tvOS, .visionOS) { _ in })
      await display.settle()
      #expect(markers(in: display.window).count == 2)
      #expect(display.controller.children.isEmpty)
      display.close()
    }

    @Test func markersTakeNoPartInAnything() async throws {
      let display = Display(
        TextField("Name", text: .constant(""))
          .introspect(.textField, on: .iOS, .tvOS, .visionOS) { _ in })
      await display.settle()
      for marker in markers(in: display.window) {
        #expect(marker.frame.size == .zero)
        #expect(marker.isHidden && !marker.isUserInteractionEnabled)
        #expect(marker.accessibilityElementsHidden && !marker.isAccessibilityElement)
        #expect(!marker.canBecomeFirstResponder)
        #expect(marker.superview?.frame.size == .zero)
      }
      let field = try #require(display.window.tree.first { $0 is UITextField })
      let middle = field.convert(CGPoint(x: 5, y: 5), to: display.window)
      #expect(isSame(display.window.hitTest(middle, with: nil), field))
      display.close()
    }

    @Test func controllerMarkersAreWhereAControllerIsSought() async {
      let display = Display(
        NavigationStack { Text("Root") }
          .introspect(.viewController, on: .iOS, .tvOS, .visionOS) { _ in })
      await display.settle()
      #expect(display.controller.children.count { $0 is MarkerController } == 2)
      display.close()
    }

    #if os(iOS)
      private final class Host: UIHostingController<AnyView> {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }

      @Test func controllerMarkersAnswerAsTheControllerAround() async throws {
        let host = Host(
          rootView: AnyView(
            NavigationStack { Text("Root") }
              .introspect(.viewController, on: .iOS) { _ in }))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = host
        host.flush()
        let marker = try #require(host.children.first { $0 is MarkerController })
        #expect(marker.preferredStatusBarStyle == .lightContent)
        #expect(marker.prefersStatusBarHidden)
        #expect(marker.prefersHomeIndicatorAutoHidden)
        #expect(marker.supportedInterfaceOrientations == .portrait)
        host.end()
      }
    #endif

    /// The frames of everything but markers and what is around them.
    private func frames<Content: View>(_ content: Content) async -> [String] {
      let display = Display(content)
      await display.settle()
      let views = display.window.tree.filter { view in
        !view.tree.contains { $0 is MarkerView } || view.tree.contains { $0 is UITextField }
      }
      let result = views.map { "\(type(of: $0)) \($0.frame)" }
      display.close()
      return result
    }

    private var field: some View { TextField("Name", text: .constant("")) }

    private var introspected: some View {
      field.introspect(.textField, on: .iOS, .tvOS, .visionOS) { _ in }
    }

    @Test func stacksAreLaidOutAsWithout() async {
      let without = await frames(
        VStack {
          field;
          HStack {
            field; Text("A")
          }; Spacer()
        })
      let with = await frames(
        VStack {
          introspected;
          HStack {
            introspected; Text("A")
          }; Spacer()
        })
      #expect(with == without)
    }

    @Test func layersAreLaidOutAsWithout() async {
      let without = await frames(
        ZStack {
          Color.red; field
        }.padding().frame(width: 200))
      let with = await frames(
        ZStack {
          Color.red; introspected
        }.padding().frame(width: 200))
      #expect(with == without)
    }

    @Test func rowsAreLaidOutAsWithout() async {
      let without = await frames(
        List {
          field; Text("A")
        })
      let with = await frames(
        List {
          introspected; Text("A")
        })
      #expect(with == without)
    }

    @Test func scrolledContentIsLaidOutAsWithout() async {
      let without = await frames(ScrollView { field }.overlay { field })
      let with = await frames(ScrollView { introspected }.overlay { introspected })
      #expect(with == without)
    }
  }
#endif
