import Foundation

/// Carries one trait for the container.
package final class TraitItem<Key: LayoutTraitKey>: WrapperItem {
  package var value: Key.Value {
    didSet { if !isKnownEqual(oldValue, value) { tellContainer() } }
  }

  package init(child: LayoutItem, value: Key.Value) {
    self.value = value
    super.init(child: child)
  }

  package override func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    Key.value(value, as: key) ?? super.trait(key)
  }

  private func tellContainer() {
    switch Key.effect {
    case .none: break
    case .order: if let host = container?.host { graph.setNeedsReorder(host) }
    case .arrangement: container?.invalidate()
    case .selection: container?.childTagsChanged()
    }
  }
}

extension LayoutItem {
  /// The item that arranges this one, whatever is wrapped around this one.
  package final var container: LayoutItem? {
    var item = outer
    while let current = item {
      if current.arrangesChildren { return current }
      item = current.outer
    }
    return nil
  }
}
