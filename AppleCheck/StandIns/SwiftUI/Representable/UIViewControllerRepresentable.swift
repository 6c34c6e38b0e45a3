#if canImport(UIKit)
/// Stand-in for the wrapper of a UIKit view controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  @available(iOS 16, tvOS 16, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  @available(iOS 16, tvOS 16, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  @MainActor
  private static var representation: Representation<Self, UIViewControllerType, Coordinator> {
    Representation(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context($1)) },
      update: { $0.updateUIViewController($1, context: Context($2)) },
      size: { $0.sizeThatFits($1, uiViewController: $2, context: Context($3)) },
      dismantle: { dismantleUIViewController($0, coordinator: $1) },
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

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// Stand-in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
