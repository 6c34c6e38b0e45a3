/// How a view makes and updates an object of UIKit or AppKit.
@MainActor
struct Representation<V: View, Object, Coordinator> {
  struct Context {
    let coordinator: Coordinator
    let environment: EnvironmentValues
    let transaction: Transaction
  }

  let makeCoordinator: (V) -> Coordinator
  let make: (V, Context) -> Object
  let update: (V, Object, Context) -> Void
  let size: (V, ProposedViewSize, Object, Context) -> CGSize?
  let dismantle: (Object, Coordinator) -> Void
  /// What the object is put into.
  let shape: (Object) -> StandInShape
}

struct RepresentableContent<V: View, Object, Coordinator> {
  let view: V
  let representation: Representation<V, Object, Coordinator>
}

extension RepresentableContent: PrimitiveView {
  func primitive(
    _ context: PrimitiveContext
  ) -> RepresentablePrimitive<V, Object, Coordinator> {
    RepresentablePrimitive(view: view, representation: representation, node: context.node)
  }
}

struct RepresentablePrimitive<V: View, Object, Coordinator>: StandInPrimitive {
  static var viewName: String { "\(V.self)" }
  let view: V
  let representation: Representation<V, Object, Coordinator>
  weak var node: _ViewNode?

  @MainActor func makeNativeView() -> any NativeView { RepresentedView(self) }
}

/// The native view of a representable.
@MainActor
final class RepresentedView<V: View, Object, Coordinator>: StandInNative {
  private let representation: Representation<V, Object, Coordinator>
  private let object: Object
  private let coordinator: Coordinator
  let shape: StandInShape
  private var slots: PropertySlots
  private var view: V
  private weak var node: _ViewNode?

  init(_ primitive: RepresentablePrimitive<V, Object, Coordinator>) {
    let representation = primitive.representation
    let node = primitive.node
    var view: V = primitive.view
    var slots = PropertySlots()
    let (coordinator, object): (Coordinator, Object) = Self.charging(node) {
      if let node { slots.install(in: &view, node: node) }
      let coordinator: Coordinator = representation.makeCoordinator(view)
      let context = Self.context(coordinator, node)
      let object: Object = representation.make(view, context)
      representation.update(view, object, context)
      return (coordinator, object)
    }
    self.representation = representation
    self.node = node
    self.coordinator = coordinator
    self.object = object
    self.slots = slots
    self.view = view
    shape = representation.shape(object)
  }

  private static func charging<R>(_ node: _ViewNode?, _ body: () -> R) -> R {
    node.map { $0.evaluating(V.self, body) } ?? body()
  }

  private static func context(
    _ coordinator: Coordinator, _ node: _ViewNode?
  ) -> Representation<V, Object, Coordinator>.Context {
    .init(
      coordinator: coordinator, environment: node?.scope.values ?? EnvironmentValues(),
      transaction: node?.graph.transaction ?? Transaction())
  }

  func update(_ primitive: any Primitive) {
    guard let new = primitive as? RepresentablePrimitive<V, Object, Coordinator> else { return }
    view = new.view
    Self.charging(node) {
      if let node { slots.install(in: &view, node: node) }
      representation.update(view, object, Self.context(coordinator, node))
    }
  }

  /// As documented: the view's intrinsic size, and where it has none all that is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let context = Self.context(coordinator, node)
    if let size = representation.size(view, proposal, object, context) { return size }
    let intrinsic = shape.root?.subviews.first?.intrinsicContentSize ?? .zero
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: intrinsic.width < 0 ? offered.width : intrinsic.width,
      height: intrinsic.height < 0 ? offered.height : intrinsic.height)
  }

  func setFrame(_ frame: CGRect) { root?.frame = frame }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {}

  func dispose() {
    slots.detach()
    representation.dismantle(object, coordinator)
    shape.controller?.removeFromParent()
  }
}
