import Foundation
import SwiftUICore

/// A page with the pictures of previews, which needs no other file.
@MainActor
package struct PreviewGallery {
  private var sections: [(place: String, title: String, figures: [String])] = []

  package init() {}

  /// - Parameter pictures: PNG data by the name of the color scheme.
  package mutating func add(_ preview: ShownPreview, pictures: [(scheme: String, png: Data)]) {
    let figures = pictures.map { scheme, png in
      """
      <figure class="\(scheme)"><img alt="\(Self.escaped(preview.title)), \(scheme)" \
      src="data:image/png;base64,\(png.base64EncodedString())"></figure>
      """
    }
    sections.append((preview.location, preview.title, figures))
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Previews</title>
    <style>
    body { font: 15px system-ui, sans-serif; margin: 2em; }
    section { margin-bottom: 2.5em; }
    h2 { font-size: 1.1em; margin: 0; }
    p { color: #666; margin: 0.2em 0 0.8em; }
    div { display: flex; flex-wrap: wrap; gap: 1em; }
    figure { margin: 0; border: 1px solid #ccc; }
    img { display: block; max-width: 100%; }
    </style>
    </head>
    <body>
    <h1>\(sections.count) previews</h1>
    \(sections.map(Self.section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private static func section(_ section: (place: String, title: String, figures: [String]))
    -> String
  {
    """
    <section>
    <h2>\(escaped(section.title))</h2>
    <p>\(escaped(section.place))</p>
    <div>\(section.figures.joined())</div>
    </section>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
