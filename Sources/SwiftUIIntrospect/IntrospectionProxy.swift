#if !os(watchOS)
/// Stands for an entity outside of the view's body: knows it weakly, and can be awaited.
///
/// ```swift
/// import SwiftUI
/// import SwiftUIIntrospect
///
/// import class GTK.Entry
///
/// struct SearchView: View {
///   @State var text = ""
///   @State var field = IntrospectionProxy<GTK.Entry>()
///
///   var body: some View {
///     TextField("Search", text: $text)
///       .introspect(.textField, on: .gtk, proxy: field)
///       .task { await field.found()?.primaryIconName = "system-search-symbolic" }
///   }
/// }
/// ```
@MainActor
public final class IntrospectionProxy<Entity: PlatformEntity> {
  /// The entity; nil before it is found and after it or its view has gone.
  public private(set) weak var entity: Entity?

  private var waiting: [AsyncStream<Never>.Continuation] = []

  nonisolated public init() {}

  /// Waits until there is an entity. Nil only if the task is cancelled meanwhile.
  public func found() async -> Entity? {
    while entity == nil, !Task.isCancelled {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      waiting.append(continuation)
      // It ends when it is finished, or the task is cancelled.
      for await _ in stream {}
    }
    return entity
  }

  func set(_ entity: Entity) {
    self.entity = entity
    for continuation in waiting { continuation.finish() }
    waiting = []
  }

  func clear(_ entity: Entity) {
    if self.entity === entity { self.entity = nil }
  }
}
#endif
