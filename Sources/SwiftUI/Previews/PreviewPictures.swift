#if GTK
import Foundation
import GTK
import SwiftUICore

/// Draws previews into files, each in every variant, with a page that shows them.
@MainActor
package struct PreviewPictures {
  private let folder: String
  private let variants: [PreviewVariant]
  private let contexts: PreviewContexts

  package init(_ request: PreviewRequest) {
    self.init(folder: request.folder, variants: request.variants)
  }

  /// - Parameter contexts: those that were made already for the previews' modifiers.
  package init(
    folder: String, variants: [PreviewVariant], contexts: PreviewContexts = PreviewContexts()
  ) {
    self.folder = folder
    self.variants = variants
    self.contexts = contexts
  }

  /// Needs GTK to be initialized. A preview that cannot be shown is named on the page, and the others are drawn.
  ///
  /// - Returns: whether all previews could be drawn.
  /// - Throws: where a file cannot be written.
  package func render(_ previews: [FoundPreview]) async throws -> Bool {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var page = PreviewGallery()
    var areDrawn = true
    for (index, preview) in previews.enumerated() {
      print("\(index + 1)/\(previews.count) \(preview)")
      var section = PreviewGallery.Section(preview)
      for variant in variants {
        let path = "\(folder)/\(preview.fileName)-\(variant.name).png"
        do {
          try await draw(preview, in: variant, to: path)
          section.pictures.append(
            (variant.name, try Data(contentsOf: URL(filePath: path))))
        } catch {
          FileHandle.standardError.write(
            Data("previews: \(preview.location) in \(variant.name): \(error)\n".utf8))
          section.problems.append("\(variant.name): \(error)")
          areDrawn = false
        }
      }
      page.sections.append(section)
    }
    try Data(page.html.utf8).write(to: URL(filePath: "\(folder)/index.html"))
    return areDrawn
  }

  /// Draws a preview into a file.
  package func draw(_ preview: FoundPreview, in variant: PreviewVariant, to path: String)
    async throws
  {
    Settings.default?.gtkEnableAnimations = false
    Settings.default?.gtkCursorBlink = false
    // Made anew each time: what a picture's view keeps is not the next one's.
    let view = try await contexts.view(of: preview)
    let window = GTK.Window()
    // Native widgets follow the window, views the environment.
    if let direction = variant.direction {
      window.direction = direction == .rightToLeft ? .rtl : .ltr
    }
    let hosted = HostedWindow(
      AnyView(view).preferredColorScheme(variant.scheme), size: preview.size(in: variant),
      environment: variant.apply, window: window)
    defer { hosted.close() }
    window.decorated = false
    hosted.present()
    // Without a compositor GTK draws a thick frame in place of the shadow.
    window.removeCssClass("solid-csd")
    try await write(window, to: path)
  }

  /// Waits until the window shows all that it will.
  private func write(_ window: GTK.Window, to path: String) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while true {
      let settling = FrameSettling(window, frames: 2)
      // Tasks of the views have their turn too.
      while settling.turn() { await Task.yield() }
      do {
        return try window.writePNG(to: path)
      } catch Widget.PictureError.empty where ContinuousClock.now < deadline {
        // A display that is slow to show a window lets frames pass before it.
      }
    }
  }
}
#endif
