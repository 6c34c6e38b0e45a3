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

  static func register(_ content: any HostedContent, _ id: ViewId) {
    hosted[id]?.end()
    hosted[id] = content
  }

  static func end(_ id: ViewId) { hosted.removeValue(forKey: id)?.end() }

  static func medium<V: SwiftUI.View>(for view: V, _ id: ViewId) -> Medium {
    hosted[id]?.medium(for: view) ?? .empty
  }

  static func medium<M: ViewModifier>(forModifier modifier: M, _ id: ViewId) -> Medium {
    hosted[id]?.medium(forModifier: modifier) ?? .empty
  }
}

/// A view that is hosted under some toolkit.
@MainActor
protocol HostedContent {
  /// What the view inherits in the place where it is hosted.
  func medium<V: SwiftUI.View>(for view: V) -> Medium
  func medium<M: ViewModifier>(forModifier modifier: M) -> Medium
  func end()
}
