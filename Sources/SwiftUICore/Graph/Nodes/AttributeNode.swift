/// A primitive modifier that adds something to a native view: a tooltip, an accessible name, a gesture.
///
/// The view's own widget takes it where there is just one; otherwise a native container around the view does.
package protocol AttributeModifier: ViewModifier where Body == Never {
  associatedtype Attribute: NativeAttribute
  /// The attribute, or nil for none now.
  @MainActor func attribute(_ context: PrimitiveContext) -> Attribute?
}

extension AttributeModifier {
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AttributeNode(view, inputs) }
}

/// A native container without any effect, to carry attributes.
package struct GroupPrimitive: Primitive, ContentHosting {
  package static let viewName = "Group"
  package init() {}
}

/// One of the items of a modified view, and the native view that carries the attribute for it.
package struct AttributeCarrier {
  let child: LayoutItem
  let native: any NativeView
  let group: GroupItem?
  var item: LayoutItem { group ?? child }
}

package final class AttributeNode<Content: View, Modifier: AttributeModifier>:
  TransformingModifierNode<Content, Modifier, AttributeCarrier>
{
  package override var hasNatives: Bool { true }

  package override func forEachNative(_ action: (any NativeView) -> Void) {
    for target in made.all {
      if let group = target.group { action(group.native) }
    }
  }

  private func evaluate() -> Modifier.Attribute? {
    evaluating(Modifier.self) { modifier.attribute(PrimitiveContext(node: self)) }
  }

  package override func refresh() {
    let attribute = evaluate()
    for target in made.all { target.native.setAttribute(attribute, for: ObjectIdentifier(self)) }
  }

  package override func transform(_ children: [LayoutItem], in list: ItemList) -> [LayoutItem] {
    let (carriers, gone) = made.take(children, in: list) { child in
      let target = makeTarget(child)
      target.native.setAttribute(evaluate(), for: ObjectIdentifier(self))
      return target
    }
    for target in gone { release(target) }
    return carriers.map(\.item)
  }

  package override func discard(_ list: ItemList) {
    for target in made.remove(list) { release(target) }
  }

  private func makeTarget(_ child: LayoutItem) -> AttributeCarrier {
    if let native = carrier(child) {
      return AttributeCarrier(child: child, native: native, group: nil)
    }
    let native: any NativeView = nativeViews.makeNative(GroupPrimitive())
    let group = GroupItem(child: child, native: native)
    group.owner = self
    return AttributeCarrier(child: child, native: native, group: group)
  }

  /// The native view that can carry the attribute without a container of its own.
  private func carrier(_ child: LayoutItem) -> (any NativeView)? {
    var item = child
    if Modifier.Attribute.belongsToInnermost {
      while let wrapper = item as? WrapperItem { item = wrapper.child }
    }
    if Modifier.Attribute.belongsToControl, !(item is NativeItem) {
      return soleNative(in: item)
    }
    return (item as? NativeItem)?.native
  }

  /// The one native view in an item that has none of its own, such as a control beside its label.
  private func soleNative(in item: LayoutItem) -> (any NativeView)? {
    var natives: [NativeItem] = []
    item.appendNatives(to: &natives)
    // Where there is nothing but a label, it is what the modifier is for.
    if natives.count > 1 { natives.removeAll { isInLabel($0, within: item) } }
    return natives.count == 1 ? natives.first?.native : nil
  }

  private func isInLabel(_ native: NativeItem, within item: LayoutItem) -> Bool {
    var current: LayoutItem? = native
    while let inner = current, inner !== item {
      if inner.trait(ControlLabelTraitKey.self) { return true }
      current = inner.parent
    }
    return false
  }

  private func release(_ target: AttributeCarrier) {
    target.native.setAttribute(nil, for: ObjectIdentifier(self))
    target.group?.release()
  }

  package override func willUnmount() {
    for target in made.removeAll() { release(target) }
  }
}
