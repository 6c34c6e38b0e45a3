import Foundation

/// A flexible space that expands along the major axis of its containing stack, or on both axes if not in a stack.
public struct Spacer: Sendable {
  /// The least space in points; nil for a default.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: Spacer, _ inputs: _NodeInputs
  ) -> _TypedNode<Spacer> { SpacerNode(view, inputs) }
}

private final class SpacerNode: _TypedNode<Spacer> {
  private let item: SpacerItem

  init(_ view: Spacer, _ inputs: _NodeInputs) {
    item = SpacerItem(graph: inputs.graph)
    item.minLength = LayoutInput.dimension(view.minLength, "Spacer(minLength:)")
    super.init(inputs: inputs)
  }

  override func update(_ view: Spacer) {
    let minLength = LayoutInput.dimension(view.minLength, "Spacer(minLength:)")
    guard item.minLength != minLength else { return }
    item.minLength = minLength
    item.invalidate()
  }

  override var representativeItem: LayoutItem? { item }

  override var standsForItsItems: Bool { true }

  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
}

private final class SpacerItem: LayoutItem {
  var minLength: CGFloat?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minLength ?? ViewSpacing.defaultDistance
    switch enclosingStackAxis {
    case .horizontal?: return CGSize(width: max(minimum, proposal.width ?? minimum), height: 0)
    case .vertical?: return CGSize(width: 0, height: max(minimum, proposal.height ?? minimum))
    case nil:
      return CGSize(
        width: max(minimum, proposal.width ?? minimum),
        height: max(minimum, proposal.height ?? minimum))
    }
  }

  /// What is left once all other views have what they want: any view beside comes first.
  override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    if key == LayoutPriorityTraitKey.self, let least = -Double.infinity as? K.Value { return least }
    return super.trait(key)
  }

  // A spacer is the space: none is added beside it.
  override var spacing: ViewSpacing { .zero }
}
