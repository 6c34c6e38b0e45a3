import Foundation

/// A value that a view carries for its container, such as its layout priority.
package protocol LayoutTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// How eagerly a view gets space from its stack.
package enum LayoutPriorityTraitKey: LayoutTraitKey {
  package static let defaultValue: Double = 0
}

/// The front-to-back order among siblings.
package enum ZIndexTraitKey: LayoutTraitKey {
  package static let defaultValue: Double = 0
}
