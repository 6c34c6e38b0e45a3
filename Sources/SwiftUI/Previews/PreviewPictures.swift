#if GTK
import Foundation
import GTK
import SwiftUICore

/// Draws previews into files, each in light and dark, with a page that shows them.
@MainActor
package struct PreviewPictures {
  package let folder: String

  /// In points, for previews that have the size of a window.
  private static let windowSize = CGSize(width: 480, height: 360)
  private static let schemes: [(ColorScheme, name: String)] = [(.light, "light"), (.dark, "dark")]

  package init(folder: String) { self.folder = folder }

  /// Needs a display.
  ///
  /// - Throws: where there is no display, a file cannot be written, or a preview's context cannot be made.
  package func render(_ previews: [ShownPreview]) async throws {
    // Apps ask for it to leave out what previews must not do.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    try MainLoop.initialize()
    Settings.default?.gtkEnableAnimations = false
    Settings.default?.gtkCursorBlink = false
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let contexts = PreviewContexts()
    let names = PreviewNames(previews)
    var page = PreviewGallery()
    for (index, preview) in previews.enumerated() {
      print("\(index + 1)/\(previews.count) \(preview.location) \(preview.title)")
      var pictures: [(scheme: String, png: Data)] = []
      for (scheme, schemeName) in Self.schemes {
        let path = "\(folder)/\(names[index])-\(schemeName).png"
        // Made anew each time: what a picture's view keeps is not the next one's.
        let view = try await contexts.view(of: preview)
        try await draw(AnyView(view), as: preview.layout, in: scheme, to: path)
        pictures.append((schemeName, try Data(contentsOf: URL(filePath: path))))
      }
      page.add(preview, pictures: pictures)
    }
    try Data(page.html.utf8).write(to: URL(filePath: "\(folder)/index.html"))
  }

  private func draw(
    _ view: AnyView, as layout: PreviewLayout, in scheme: ColorScheme, to path: String
  ) async throws {
    let size: CGSize? =
      switch layout {
      case .device: Self.windowSize
      case .sizeThatFits: nil
      case .fixed(let width, let height): CGSize(width: width, height: height)
      }
    let hosted = HostedWindow(view.preferredColorScheme(scheme), size: size)
    defer { hosted.close() }
    hosted.window.decorated = false
    hosted.present()
    await settle(hosted.window)
    try hosted.window.writePNG(to: path)
  }

  /// Runs the main loop until nothing is left to do and two frames have been painted.
  private func settle(_ window: GTK.Window) async {
    var frames = 0
    let connection = window.frameClock?.onAfterPaint { frames += 1 }
    defer { connection?.disconnect() }
    let deadline = ContinuousClock.now + .seconds(10)
    for count in 1...2 {
      window.queueDraw()
      while frames < count, ContinuousClock.now < deadline {
        // Tasks of the views have their turn too.
        await Task.yield()
        if !MainLoop.iterate() { usleep(1_000) }
      }
    }
  }
}
#endif
