import Foundation
import SwiftUICore

#if GTK
import GTK
#endif

extension App {
  /// Starts the app and returns when its last window is closed. `@main` calls it.
  ///
  /// Needs a display; without one the program ends with status 1 and says so. Where `SWIFTUI_PREVIEWS` is set in the
  /// environment, the app names its previews (`list`, `json`) or draws them into files (`render`), and ends.
  @MainActor public static func main() {
    do {
      if let request = try PreviewRequest(environment: ProcessInfo.processInfo.environment) {
        exit(PreviewCommand(request).run())
      }
    } catch {
      FileHandle.standardError.write(Data("\(Self.self): \(error)\n".utf8))
      exit(2)
    }
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
