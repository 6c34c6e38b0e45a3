/// A view that acts on what a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { SubscriptionNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? { Content._staticItemCount }
}

extension View {
  /// Calls `action` with each value that `publisher` sends while the view lives.
  ///
  /// The publisher may send on any thread: the action is called on the main actor, in the order of the values, at
  /// the beginning of its next update. The subscription is kept as long as the view is given the same publisher:
  /// equal if it is `Equatable`, otherwise of the same bytes, so keep a publisher that is made anew, such as a
  /// timer, in a property.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

private final class SubscriptionNode<P: Publisher, Content: View>:
  PassthroughNode<SubscriptionView<P, Content>, Content>
where P.Failure == Never {
  private var view: SubscriptionView<P, Content>
  private var subscription: AnyCancellable?

  init(_ view: SubscriptionView<P, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs: inputs, contentOf: { $0.content })
    makeContent(of: view, childInputs)
    // Not now: a publisher may send at once, and the tree is being made.
    graph.afterCommit(.appearance) { [weak self] in self?.subscribe() }
  }

  override func update(_ view: SubscriptionView<P, Content>) {
    let isSame = isKnownEqual(self.view.publisher, view.publisher)
    self.view = view
    super.update(view)
    guard !isSame, subscription != nil else { return }
    subscription = nil
    graph.afterCommit(.appearance) { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isMounted, subscription == nil else { return }
    subscription = SwiftUICore.subscribe(to: view.publisher, through: inbox) { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ value: P.Output) {
    guard isMounted else { return }
    view.action(value)
  }

  override func willUnmount() {
    subscription = nil
    super.willUnmount()
  }
}
