import Foundation

/// Stand-in: knows the scenes that are in use.
open class UIApplication: UIResponder {
  public static let shared = UIApplication(standIn: ())

  private var scenes: [WeakScene] = []

  open var connectedScenes: Set<UIScene> { Set(scenes.compactMap(\.scene)) }

  func connect(_ scene: UIScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
  }

  private struct WeakScene {
    weak var scene: UIScene?
  }
}
