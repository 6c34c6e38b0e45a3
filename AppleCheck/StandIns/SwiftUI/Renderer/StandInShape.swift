/// What a system makes of a view: its platform view with what stands around and inside it.
@MainActor
package struct StandInShape {
  /// What the enclosing view holds; nil where the system draws without a view.
  package var root: StandInView?
  /// What is introspected.
  package var entity: AnyObject
  /// The controller of a view inside `root`.
  package var controller: StandInController?
  /// What holds SwiftUI content.
  package var contentView: StandInView?
  /// Called with the controllers of what `contentView` holds: a container shows those itself.
  package var onControllers: (([StandInController]) -> Void)?

  package init(
    root: StandInView?, entity: AnyObject, controller: StandInController? = nil,
    contentView: StandInView? = nil
  ) {
    self.root = root
    self.entity = entity
    self.controller = controller
    self.contentView = contentView
  }

  /// A view in a host.
  package init(hosting view: StandInView, contentView: StandInView? = nil) {
    self.init(
      root: PlatformViewHost<StandInView>(view), entity: view, contentView: contentView)
  }

  /// A controller's view in a host.
  package init(hosting controller: StandInController, contentView: StandInView? = nil) {
    let host = PlatformViewHost<StandInController>(frame: .zero)
    host.hosted = controller
    host.addSubview(controller.view)
    self.init(root: host, entity: controller, controller: controller, contentView: contentView)
  }

  /// SwiftUI content in a view of its own, as for effects.
  package init(group view: StandInView) {
    self.init(root: view, entity: view, contentView: view)
  }
}

/// Holds the content of a page or a column in a container.
final class PageController: StandInController {}

/// What SwiftUI content is in where a view has an inside: a cell's, a page's.
final class ContentView: StandInView {}

/// A view that SwiftUI draws into.
final class DrawingView: StandInView {}
