#if os(macOS)
/// Stand-in for the wrapper of an AppKit view.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  @available(macOS 13, *)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  @available(macOS 13, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }

  @MainActor private static var representation: Representation<Self, NSViewType, Coordinator> {
    Representation(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeNSView(context: Context($1)) },
      update: { $0.updateNSView($1, context: Context($2)) },
      size: { $0.sizeThatFits($1, nsView: $2, context: Context($3)) },
      dismantle: { dismantleNSView($0, coordinator: $1) },
      shape: { StandInShape(root: PlatformViewHost<Self>($0), entity: $0) })
  }

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> {
    PassthroughNode(view, inputs) {
      RepresentableContent(view: $0, representation: representation)
    }
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stand-in.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
