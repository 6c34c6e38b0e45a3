/// The two branches of an `if`/`else` or the cases of a `switch` in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable
where TrueContent: Sendable, FalseContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Self, _ inputs: _NodeInputs
  ) -> _TypedNode<Self> { ConditionalNode(view, inputs) }

  @MainActor public static var _staticItemCount: Int? {
    guard let first = TrueContent._staticItemCount, first == FalseContent._staticItemCount else {
      return nil
    }
    return first
  }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>:
  _TypedNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private enum Branch {
    case trueContent(_TypedNode<TrueContent>)
    case falseContent(_TypedNode<FalseContent>)

    var node: _ViewNode {
      switch self {
      case .trueContent(let node): node
      case .falseContent(let node): node
      }
    }
  }
  private var branch: Branch?
  private var leavingTrue: Leaving<_TypedNode<TrueContent>>?
  private var leavingFalse: Leaving<_TypedNode<FalseContent>>?

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: _NodeInputs) {
    super.init(inputs: inputs)
    make(view)
  }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content):
      branch = .trueContent(TrueContent._makeNode(content, childInputs))
    case .falseContent(let content):
      branch = .falseContent(FalseContent._makeNode(content, childInputs))
    }
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch (view.storage, branch) {
    case (.trueContent(let content), .trueContent(let node)): node.update(content)
    case (.falseContent(let content), .falseContent(let node)): node.update(content)
    default:
      switch branch {
      case .trueContent(let node):
        leavingTrue = remove(node) { [weak self] in self?.leavingTrue = nil }
      case .falseContent(let node):
        leavingFalse = remove(node) { [weak self] in self?.leavingFalse = nil }
      case nil: break
      }
      comeBackOrMake(view)
      childItemsChanged()
    }
  }

  private func comeBackOrMake(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content):
      if let leaving = leavingTrue {
        leavingTrue = nil
        let old = leaving.comeBack()
        branch = .trueContent(old)
        old.update(content)
        return
      }
    case .falseContent(let content):
      if let leaving = leavingFalse {
        leavingFalse = nil
        let old = leaving.comeBack()
        branch = .falseContent(old)
        old.update(content)
        return
      }
    }
    make(view)
    if let branch { Arrival.begin(of: branch.node) }
  }

  override func willUnmount() {
    leavingTrue?.departure.end()
    leavingFalse?.departure.end()
  }

  override func forEachChild(_ action: (_ViewNode) -> Void) {
    if let branch { action(branch.node) }
  }
}
