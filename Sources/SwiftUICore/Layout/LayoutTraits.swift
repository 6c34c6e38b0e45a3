import Foundation

/// A value that a view carries for its container, such as its layout priority.
package protocol LayoutTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// What a change of the value changes in the container.
  static var effect: LayoutTraitEffect { get }
  /// What a value of this key is as one of another key; nil where it says nothing about that.
  static func value<K: LayoutTraitKey>(_ value: Value, as key: K.Type) -> K.Value?
}

/// What depends on a trait.
package enum LayoutTraitEffect {
  /// Nothing in layout: what reads the trait gathers it anew with the items.
  case none
  /// How the container arranges its children.
  case arrangement
  /// Which of the container's children are in front.
  case order
  /// What the container's children stand for in a selection.
  case selection
}

extension LayoutTraitKey {
  package static var effect: LayoutTraitEffect { .none }

  package static func value<K: LayoutTraitKey>(_ value: Value, as key: K.Type) -> K.Value? {
    key == Self.self ? value as? K.Value : nil
  }
}

/// How eagerly a view gets space from its stack.
package enum LayoutPriorityTraitKey: LayoutTraitKey {
  package static let defaultValue: Double = 0
  package static var effect: LayoutTraitEffect { .arrangement }
}

/// The front-to-back order among siblings.
package enum ZIndexTraitKey: LayoutTraitKey {
  package static let defaultValue: Double = 0
  package static var effect: LayoutTraitEffect { .order }
}

/// Whether a view is the label beside a control, and not the control.
package enum ControlLabelTraitKey: LayoutTraitKey {
  package static let defaultValue = false
}

/// A trait that no container reads.
package protocol ValueTraitKey: LayoutTraitKey {}

/// What a view stands for in a picker or a list's selection.
package enum SelectionTagTraitKey: LayoutTraitKey {
  package static var defaultValue: AnyHashable? { nil }
}

extension LayoutItem {
  package var selectionTag: AnyHashable? { trait(SelectionTagTraitKey.self) }
}
