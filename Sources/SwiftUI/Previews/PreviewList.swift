import Foundation
import SwiftUICore

/// The previews as other programs read them.
@MainActor
package struct PreviewList {
  private struct Entry: Encodable {
    let place: String
    let line: Int?
    let name: String?
    let argument: String?
    let title: String
  }

  private let entries: [Entry]

  package init(_ previews: [FoundPreview]) {
    entries = previews.map {
      Entry(
        place: $0.place, line: $0.line, name: $0.displayName, argument: $0.argument?.text,
        title: $0.title)
    }
  }

  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
