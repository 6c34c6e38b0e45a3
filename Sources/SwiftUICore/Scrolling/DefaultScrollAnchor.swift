/// Which part of scrolling an anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

package struct DefaultScrollAnchorModifier: Sendable {
  package var anchor: UnitPoint?
  package var role: ScrollAnchorRole?
}

extension DefaultScrollAnchorModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets which part of the content a scroll view shows at first.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    keptAsValue().modifier(DefaultScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { keptAsValue().modifier(DefaultScrollAnchorModifier(anchor: anchor, role: role)) }
}
