#if os(Linux)
  import SwiftUI
  @_spi(Introspection) import SwiftUICore

  /// Searches in what the view graph knows of the receiver's widgets: it adds none of its own.
  struct IntrospectModifier<
    SwiftUIViewType: IntrospectableViewType, Entity: PlatformEntity
  >: ViewModifier {
    @State private var introspection = Introspection()

    let platforms: [PlatformViewVersionPredicate<SwiftUIViewType, Entity>]
    let scope: IntrospectionScope
    let customize: @MainActor (Entity) -> Void

    init(
      platforms: [PlatformViewVersionPredicate<SwiftUIViewType, Entity>],
      scope: IntrospectionScope, customize: @escaping @MainActor (Entity) -> Void
    ) {
      self.platforms = platforms
      self.scope = scope
      self.customize = customize
    }

    func body(content: Content) -> some View {
      if let selector = platforms.lazy.compactMap({ $0.selector(on: Platform.current) }).first {
        content.onPlatformElements { [introspection, scope, customize] elements in
          introspection.run(
            SwiftUIViewType.self,
            in: IntrospectionCandidates(
              receiver: elements.receiver,
              ancestors: AnySequence { elements.ancestors.makeIterator() },
              isInWindow: elements.isInWindow),
            selector: selector, scope: scope, customize: customize)
        }
      } else {
        let _: Void = introspection.skip(
          SwiftUIViewType.self, listed: platforms.flatMap(\.releases))
        content
      }
    }
  }
#endif
