/// Hides a view, whose space stays.
public struct _HiddenModifier: Equatable, Sendable {
  public init() {}
}

extension _HiddenModifier: ItemModifier {
  public typealias Body = Never

  @MainActor package func makeItem(around child: LayoutItem) -> HiddenItem {
    HiddenItem(child: child)
  }

  @MainActor package func configure(_ item: HiddenItem) {}
}

/// Has its place in the layout but gives no native views to the container: they can be neither seen nor reached.
package final class HiddenItem: WrapperItem {
  package override func appendNatives(to natives: inout [NativeItem]) {}
}

extension View {
  /// Hides this view unconditionally.
  ///
  /// It takes its place in the layout, but can't be seen, focused or clicked, and assistive technologies don't
  /// find it.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
