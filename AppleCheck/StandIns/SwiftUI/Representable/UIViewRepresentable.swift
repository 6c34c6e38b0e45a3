#if canImport(UIKit)
/// Stand-in for the wrapper of a UIKit view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  @available(iOS 16, tvOS 16, *)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  @available(iOS 16, tvOS 16, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  @MainActor private static var representation: Representation<Self, UIViewType, Coordinator> {
    Representation(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context($1)) },
      update: { $0.updateUIView($1, context: Context($2)) },
      size: { $0.sizeThatFits($1, uiView: $2, context: Context($3)) },
      dismantle: { dismantleUIView($0, coordinator: $1) },
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

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stand-in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
