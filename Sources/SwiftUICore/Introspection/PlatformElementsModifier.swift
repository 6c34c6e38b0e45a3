/// Calls closures with the platform elements that a view has. Linux's own.
@_spi(Introspection)
public struct PlatformElementsModifier {
  let action: @MainActor (PlatformElements) -> Void
  let removed: (@MainActor () -> Void)?
}

@_spi(Introspection)
extension PlatformElementsModifier: PlatformElementsReader {
  public typealias Body = Never

  @MainActor public static func makeMemory() {}

  @MainActor public func read(_ elements: PlatformElements, _ memory: Void) { action(elements) }

  @MainActor public func viewHasGone(_ memory: Void) { removed?() }
}

extension View {
  /// Calls `action` on the main actor after each commit in which this view was updated or the elements in it
  /// changed, and when they have come into a window; the first time before the view's own tasks start. `removed`
  /// is called once, when the view goes.
  ///
  /// Linux's own. No call is made after the view has gone. State that the action changes takes effect on the next turn.
  @_spi(Introspection)
  nonisolated public func onPlatformElements(
    perform action: @escaping @MainActor (PlatformElements) -> Void,
    removed: (@MainActor () -> Void)? = nil
  ) -> some View {
    modifier(PlatformElementsModifier(action: action, removed: removed))
  }
}
