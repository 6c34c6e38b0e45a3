/// An app: its `body` has the scenes, and the type that is marked `@main` is where it starts.
///
/// Mark the type with `@main`: the program then starts in `main()`, which makes one value of it, shows its scenes
/// and returns when the last window is closed.
///
/// ```swift
/// @main
/// struct Notes: App {
///   var body: some Scene {
///     WindowGroup { Text("Hello") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
