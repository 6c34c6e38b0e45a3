/// The value that stands for a view in a picker's, a list's or a tab view's selection.
package enum TagValueTraitKey<V: Hashable>: LayoutTraitKey {
  package enum Value {
    case untagged
    case tagged(V)
  }

  package static var defaultValue: Value { .untagged }
  package static var effect: LayoutTraitEffect { .selection }

  /// Containers ask for the tag without knowing its type.
  package static func value<K: LayoutTraitKey>(_ value: Value, as key: K.Type) -> K.Value? {
    if key == SelectionTagTraitKey.self, case .tagged(let tag) = value {
      return Optional(AnyHashable(tag)) as? K.Value
    }
    return key == Self.self ? value as? K.Value : nil
  }
}

extension View {
  /// Sets the value that stands for this view in the selection of the picker, list or tab view that it is in.
  ///
  /// - Parameter includeOptional: whether the view also stands for the value in a selection of type `V?`.
  ///   On Linux it always does.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    SwiftUIDiagnostics.ignores("includeOptional", if: !includeOptional)
    return modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: .tagged(tag)))
  }
}
