/// A part of an app's user interface with a life cycle managed by the system.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Appends the windows that the scene consists of. Not meant to be called or written by apps.
  @MainActor static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow])
}

extension Scene {
  @MainActor public static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    Body._appendWindows(scene.body, to: &windows)
  }
}

extension Never: Scene {
  @MainActor public static func _appendWindows(_ scene: Never, to windows: inout [_SceneWindow]) {}
}

extension Scene where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene: it has no body to call.")
  }
}

/// A window that an app declares: what a launcher needs to show it.
public struct _SceneWindow {
  /// The identifier given to the scene; nil for an unnamed window group.
  package var id: String?
  package var title: Text?
  package var content: AnyView
  /// The window's first size in points; nil for the content's ideal size.
  package var defaultSize: CGSize?
  package var resizability: WindowResizability = .automatic
}

/// The resizability of a window.
public struct WindowResizability: Equatable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// The window's least size is its content's.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The window has its content's size, and the user can't change it.
  public static let contentSize = WindowResizability(kind: .contentSize)
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
