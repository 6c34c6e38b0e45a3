import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

extension App {
  /// Starts the app and returns when its last window is closed. `@main` calls it.
  ///
  /// Needs a display; without one the program ends with status 1 and says so.
  @MainActor public static func main() {
    #if GTK
    do {
      try MainLoop.initialize()
    } catch {
      FileHandle.standardError.write(Data("\(Self.self): \(error)\n".utf8))
      exit(1)
    }
    let launcher = Launcher(Self())
    launcher.run()
    #else
    FileHandle.standardError.write(
      Data("\(Self.self): built without the GTK trait, which draws the windows.\n".utf8))
    exit(1)
    #endif
  }
}
