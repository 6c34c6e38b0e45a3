#if GTK
import Foundation
import GTK
import SwiftUICore

/// The primitive view inside a widget of the user's own.
struct RepresentableContent<V: WidgetRepresentable> {
  let view: V
}

extension RepresentableContent: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> RepresentablePrimitive<V> {
    RepresentablePrimitive(view: view, node: context.node)
  }
}

struct RepresentablePrimitive<V: WidgetRepresentable>: GTKCustomPrimitive {
  static var viewName: String { "\(V.self)" }
  let view: V
  weak var node: _ViewNode?

  @MainActor func makeNativeView() -> any NativeView { RepresentableView(self) }
}

/// A widget of the user's own in a layout container.
final class RepresentableView<V: WidgetRepresentable>: NativeView, GTKPlaced {
  private let typedWidget: V.WidgetType
  private let coordinator: V.Coordinator
  private var slots: PropertySlots
  /// The view with its dynamic properties connected.
  private var view: V
  private weak var node: _ViewNode?
  private(set) lazy var attributes = GTKAttributes(typedWidget)
  weak var superContainer: GTKContainer?

  init(_ primitive: RepresentablePrimitive<V>) {
    node = primitive.node
    var view = primitive.view
    var slots = PropertySlots()
    let (coordinator, widget) = Self.charging(primitive.node) {
      if let node = primitive.node { slots.install(in: &view, node: node) }
      let coordinator = view.makeCoordinator()
      let context = Self.context(coordinator, primitive.node)
      let widget = view.makeWidget(context: context)
      view.updateWidget(widget, context: context)
      return (coordinator, widget)
    }
    self.coordinator = coordinator
    self.slots = slots
    self.view = view
    typedWidget = widget
  }

  /// Runs `body` with what it reads charged to the view's node.
  private static func charging<R>(_ node: _ViewNode?, _ body: () -> R) -> R {
    node.map { $0.evaluating(V.self, body) } ?? body()
  }

  private static func context(_ coordinator: V.Coordinator, _ node: _ViewNode?) -> V.Context {
    WidgetRepresentableContext(
      coordinator: coordinator, environment: node?.scope.values ?? EnvironmentValues(),
      transaction: node?.graph.transaction ?? Transaction())
  }

  var widget: GTK.Widget { typedWidget }
  var entity: AnyObject { typedWidget }

  func update(_ primitive: any Primitive) {
    guard let new = primitive as? RepresentablePrimitive<V> else { return }
    view = new.view
    Self.charging(node) {
      if let node { slots.install(in: &view, node: node) }
      view.updateWidget(typedWidget, context: Self.context(coordinator, node))
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let context = Self.context(coordinator, node)
    if let chosen = view.sizeThatFits(proposal, widget: typedWidget, context: context) {
      return chosen
    }
    var size = typedWidget.naturalSize()
    if typedWidget.hexpand, let width = proposal.width, width.isFinite {
      size.width = max(size.width, width)
    }
    if typedWidget.vexpand, let height = proposal.height, height.isFinite {
      size.height = max(size.height, height)
    }
    return size
  }

  func setFrame(_ frame: CGRect) { superContainer?.setFrame(of: typedWidget, frame) }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {
    attributes.set(attribute, for: owner)
  }

  func dispose() {
    attributes.removeAll()
    slots.detach()
    V.dismantleWidget(typedWidget, coordinator: coordinator)
  }
}
#endif
