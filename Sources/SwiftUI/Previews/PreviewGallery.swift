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
    /// A picture and the one that was expected.
    package var comparisons: [PreviewReport.Picture] = []
    package var texts: [PreviewReport.Text] = []

    @MainActor package init(_ preview: FoundPreview) {
      location = preview.location
      title = preview.title
    }
  }

  package var sections: [Section] = []
  /// In words, above the previews.
  package var notes: [String] = []

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
    pre { border: 1px solid #ccc; padding: 0.5em; margin: 0; }
    img { display: block; max-width: 100%; border: 1px solid #ccc; }
    </style>
    </head>
    <body>
    <h1>\(sections.count) previews</h1>
    \(notes.map { "<p>\(Self.escaped($0))</p>" }.joined())
    \(sections.map(\.html).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  nonisolated fileprivate static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

extension PreviewGallery.Section {
  fileprivate var html: String {
    let figures = pictures.map(figure)
    let comparisons = comparisons.map(row)
    let texts = texts.map { text in
      """
      <div><figure><figcaption>\(escaped(text.variant)), expected</figcaption>\
      <pre>\(escaped(text.expected))</pre></figure>\
      <figure><figcaption>actual</figcaption><pre>\(escaped(text.actual))</pre></figure></div>
      """
    }
    let problems = problems.map { "<p class=\"problem\">\(escaped($0))</p>" }
    return """
      <section>
      <h2>\(escaped(title))</h2>
      <p>\(escaped(location))</p>
      \(problems.joined())<div>\(figures.joined())</div>
      \(comparisons.joined())\(texts.joined())
      </section>
      """
  }

  private func figure(_ caption: String, _ png: Data) -> String {
    """
    <figure><figcaption>\(escaped(caption))</figcaption>\
    <img alt="\(escaped(title)), \(escaped(caption))" \
    src="data:image/png;base64,\(png.base64EncodedString())"></figure>
    """
  }

  /// Expected, actual and difference, as far as there are such.
  private func row(_ picture: PreviewReport.Picture) -> String {
    let parts = [
      ("expected", picture.expected), ("actual", picture.actual),
      ("difference", picture.difference),
    ]
    let figures = parts.compactMap { name, png in
      png.map { figure("\(picture.variant), \(name)", $0) }
    }
    return "<div>\(figures.joined())</div>"
  }

  private func escaped(_ text: String) -> String { PreviewGallery.escaped(text) }
}
