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

    private let waiting = IntrospectionWaiters()

    nonisolated public init() {}

    /// Waits until there is an entity. Nil only if the task is cancelled meanwhile.
    public func found() async -> Entity? {
      while entity == nil, !Task.isCancelled {
        await waiting.wait()
      }
      return entity
    }

    func set(_ entity: Entity) {
      self.entity = entity
      waiting.resumeAll()
    }

    func clear(_ entity: Entity) {
      if self.entity === entity { self.entity = nil }
    }
  }

  /// Who waits for something to happen.
  @MainActor
  private final class IntrospectionWaiters {
    private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
    private var lastNumber = 0

    nonisolated init() {}

    /// Returns when it has happened or the task is cancelled.
    func wait() async {
      lastNumber += 1
      let number = lastNumber
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled {
            continuation.resume()
          } else {
            continuations[number] = continuation
          }
        }
      } onCancel: {
        Task { @MainActor [weak self] in self?.continuations.removeValue(forKey: number)?.resume() }
      }
    }

    func resumeAll() {
      let resumed = continuations.values
      continuations = [:]
      for continuation in resumed {
        continuation.resume()
      }
    }
  }
#endif
