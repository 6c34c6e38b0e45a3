#if os(macOS)
/// Stand-in for the wrapper of an AppKit view controller.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  @available(macOS 13, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  @available(macOS 13, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  @MainActor
  private static var representation: Representation<Self, NSViewControllerType, Coordinator> {
    Representation(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeNSViewController(context: Context($1)) },
      update: { $0.updateNSViewController($1, context: Context($2)) },
      size: { $0.sizeThatFits($1, nsViewController: $2, context: Context($3)) },
      dismantle: { dismantleNSViewController($0, coordinator: $1) },
      shape: { StandInShape(hosting: $0) })
  }

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    PassthroughNode(view, inputs) {
      RepresentableContent(view: $0, representation: representation)
    }
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stand-in.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init<V, Object>(_ context: Representation<V, Object, Representable.Coordinator>.Context) {
    coordinator = context.coordinator
    transaction = context.transaction
    environment = context.environment
  }
}
#endif
