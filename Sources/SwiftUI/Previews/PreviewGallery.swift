import Foundation
import SwiftUICore

/// A page with the pictures of previews, which needs no other file.
@MainActor
package struct PreviewGallery {
  /// A preview, and what there is to show of it.
  package struct Section {
    package let location: String
    package let title: String
    /// PNG data by the name of the variant.
    package var pictures: [(variant: String, png: Data)] = []
    package var problems: [String] = []

    @MainActor package init(_ preview: FoundPreview) {
      location = preview.location
      title = preview.title
    }
  }

  package var sections: [Section] = []

  package init() {}

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
    p.problem { color: #b00020; }
    div { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
    figure { margin: 0; }
    figcaption { color: #666; font-size: 0.85em; }
    img { display: block; max-width: 100%; border: 1px solid #ccc; }
    </style>
    </head>
    <body>
    <h1>\(sections.count) previews</h1>
    \(sections.map(\.html).joined(separator: "\n"))
    </body>
    </html>

    """
  }
}

extension PreviewGallery.Section {
  fileprivate var html: String {
    let figures = pictures.map { variant, png in
      """
      <figure><figcaption>\(escaped(variant))</figcaption>\
      <img alt="\(escaped(title)), \(escaped(variant))" \
      src="data:image/png;base64,\(png.base64EncodedString())"></figure>
      """
    }
    let problems = problems.map { "<p class=\"problem\">\(escaped($0))</p>" }
    return """
      <section>
      <h2>\(escaped(title))</h2>
      <p>\(escaped(location))</p>
      \(problems.joined())<div>\(figures.joined())</div>
      </section>
      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
