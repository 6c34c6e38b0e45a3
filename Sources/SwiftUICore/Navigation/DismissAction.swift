/// Dismisses the presentation that a view is in: a sheet, a popover, a pushed page, a window.
///
/// ```swift
/// struct Details: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  // A reference, so that two actions for one presentation are the same bytes.
  private let handler: PresentationHandler?

  nonisolated package init(_ handler: PresentationHandler?) { self.handler = handler }

  /// Dismisses the presentation. Does nothing in a view that is not presented.
  @MainActor @preconcurrency public func callAsFunction() { handler?.dismiss() }
}

/// Ends one presentation. Whoever presents makes one, and keeps it as long as the presentation lasts.
@MainActor
package final class PresentationHandler {
  private let action: @MainActor () -> Void

  package init(dismiss: @escaping @MainActor () -> Void) { action = dismiss }

  package func dismiss() { action() }
}

/// Whether a view is presented, as a binding that dismisses it. `dismiss` and `isPresented` replace it.
public struct PresentationMode {
  public package(set) var isPresented: Bool
  private var handler: PresentationHandler?

  package init(isPresented: Bool, handler: PresentationHandler?) {
    self.isPresented = isPresented
    self.handler = handler
  }

  /// Dismisses the presentation. Does nothing in a view that is not presented. Call it on the main actor.
  public mutating func dismiss() {
    guard isPresented else { return }
    isPresented = false
    onMainActor(handler) { $0?.dismiss() }
  }
}

private enum PresentationHandlerKey: EnvironmentKey {
  static let defaultValue: PresentationHandler? = nil
}

private enum WindowHandlerKey: EnvironmentKey {
  static let defaultValue: PresentationHandler? = nil
}

extension EnvironmentValues {
  /// Ends the presentation that the view is in; nil outside of one. Set by whoever presents.
  package var presentationHandler: PresentationHandler? {
    get { self[PresentationHandlerKey.self] }
    set { self[PresentationHandlerKey.self] = newValue }
  }

  /// Closes the window that the view is in. Set by the launcher.
  package var windowHandler: PresentationHandler? {
    get { self[WindowHandlerKey.self] }
    set { self[WindowHandlerKey.self] = newValue }
  }

  /// Dismisses the presentation that the view is in, or else closes its window.
  public var dismiss: DismissAction { DismissAction(presentationHandler ?? windowHandler) }

  /// Whether the view is in a presentation that can be dismissed.
  public var isPresented: Bool { presentationHandler != nil }

  /// A binding to the presentation that the view is in. Prefer ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let handler = presentationHandler
    let mode = PresentationMode(isPresented: handler != nil, handler: handler)
    return Binding(location: ConstantLocation(mode))
  }
}
