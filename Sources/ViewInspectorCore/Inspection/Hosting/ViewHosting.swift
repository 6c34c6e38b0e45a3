import SwiftUI

/// Puts views where they live: their state has storage, they appear, and their tasks run.
@MainActor
public enum ViewHosting {
  /// Tells the views of different tests apart: by the test's name.
  public struct ViewId: Hashable, Sendable {
    let function: String

    public init(function: String = #function) { self.function = function }
  }

  private static var hosted: [ViewId: any HostedContent] = [:]

  /// Hosts a view until `expel` is called for the same test, or another view is hosted for it.
  ///
  /// From then on `inspect()` in the same test shows the hosted view, where the platform lets it.
  ///
  /// - Parameters:
  ///   - size: in points; nil for about that of a phone.
  ///   - function: the test's name.
  @preconcurrency
  public static func host<V: SwiftUI.View>(
    view: V, size: CGSize? = nil, function: String = #function
  ) {
    let id = ViewId(function: function)
    hosted.removeValue(forKey: id)?.end()
    hosted[id] = Platform.host(view, size: size)
  }

  /// Takes away what a test has hosted.
  @preconcurrency
  public static func expel(function: String = #function) {
    hosted.removeValue(forKey: ViewId(function: function))?.end()
  }

  /// Hosts a view for as long as the closure runs.
  @discardableResult
  public static func host<V: SwiftUI.View, R>(
    _ view: V, size: CGSize? = nil, function: String = #function,
    whileHosted: @MainActor (HostedView<V>) async throws -> R
  ) async throws -> R {
    let id = ViewId(function: function)
    let content = Platform.host(view, size: size)
    hosted.removeValue(forKey: id)?.end()
    hosted[id] = content
    defer { expel(function: function) }
    return try await whileHosted(HostedView(view, content))
  }

  /// Hosts a view for as long as the handle is used; `end()` takes it away.
  public static func live<V: SwiftUI.View>(_ view: V, size: CGSize? = nil) -> HostedView<V> {
    HostedView(view, Platform.host(view, size: size))
  }

  /// The hosted view that calls back through an emissary, as it is now.
  public static func inspected<V: SwiftUI.View>(
    _ view: V, function: String
  ) -> InspectableView<ViewType.View<V>> {
    InspectableView<ViewType.View<V>>(
      unchecked: Content(
        view, medium: medium(for: view, ViewId(function: function)).fromEmissary),
      parent: nil, call: .none)
  }

  /// The hosted modifier that calls back through an emissary, as it is now.
  public static func inspected<M: ViewModifier>(
    modifier: M, function: String
  ) -> InspectableView<ViewType.ViewModifier<M>> {
    InspectableView<ViewType.ViewModifier<M>>(
      unchecked: Content(
        modifier,
        medium: medium(forModifier: modifier, ViewId(function: function)).fromEmissary),
      parent: nil, call: .none)
  }

  static func medium<V: SwiftUI.View>(for view: V, _ id: ViewId) -> Medium {
    hosted[id]?.medium(for: view) ?? .empty
  }

  static func medium<M: ViewModifier>(forModifier modifier: M, _ id: ViewId) -> Medium {
    hosted[id]?.medium(forModifier: modifier) ?? .empty
  }
}

extension Medium {
  fileprivate var fromEmissary: Medium {
    var result = self
    result.isFromEmissary = true
    return result
  }
}
