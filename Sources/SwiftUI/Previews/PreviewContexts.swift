import SwiftUICore

/// The views of previews, with their modifiers' contexts: each is made once for all previews that share it.
@MainActor
package final class PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Those that a window shares, whose previews come and go.
  package static let shared = PreviewContexts()

  /// The preview's view inside what its modifiers put around it, the first one innermost.
  package func view(of preview: FoundPreview) async throws -> any View {
    var view = try preview.body()
    for modifier in preview.flatTraits.compactMap(\.modifier) {
      view = try await applied(modifier, to: view)
    }
    return view
  }

  private func applied<M: PreviewModifier>(_ modifier: M, to view: any View) async throws
    -> any View
  {
    modifier.body(content: PreviewModifierContent(view), context: try await context(of: M.self))
  }

  private func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    let id = ObjectIdentifier(type)
    if let made = contexts[id] as? M.Context { return made }
    let context = try await type.makeSharedContext()
    contexts[id] = context
    return context
  }
}

extension PreviewTrait {
  fileprivate var modifier: (any PreviewModifier)? {
    if case .modifier(let modifier) = kind { modifier } else { nil }
  }
}
