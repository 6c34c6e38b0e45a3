/// A sheet: a controller that is presented; on macOS a window.
@MainActor
final class StandInSheet: NativeSheet {
  private let container: StandInContainer
  private weak var presenter: StandInView?
  var title = ""
  var onCloseRequest: (() -> Void)?

  #if canImport(UIKit)
  private let controller = PageController()
  #else
  private let window = NSWindow()
  #endif

  init(_ kind: PresentationKind, over view: StandInView?) {
    presenter = view
    #if canImport(UIKit)
    controller.modalPresentationStyle = Self.style(of: kind)
    controller.loadViewIfNeeded()
    #if os(iOS)
    controller.hasPlainPresentation = StandIn.release < 15
    #endif
    container = StandInContainer(controller.view)
    #else
    container = StandInContainer(ContentView(frame: .zero))
    #endif
  }

  #if canImport(UIKit)
  private static func style(of kind: PresentationKind) -> UIModalPresentationStyle {
    switch kind {
    case .fullScreenCover: .fullScreen
    #if !os(tvOS)
    case .popover: .popover
    #endif
    default: .automatic
    }
  }
  #endif

  var content: any NativeContainer { container }

  func present() {
    #if canImport(UIKit)
    presenter?.nearestController?.present(controller, animated: true)
    #else
    window.contentView = container.view
    #endif
    container.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    container.onAllocate?(container.view.frame.size)
  }

  func close() {
    #if canImport(UIKit)
    controller.presentingViewController?.dismiss(animated: true)
    #else
    window.close()
    #endif
  }
}
