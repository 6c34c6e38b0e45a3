import Foundation
import Testing

@testable import SwiftUICore

@Suite struct SystemImageNamesTests {
  private func icon(_ symbol: String) -> String { SystemImageNames.icon(for: symbol).name }

  @Test(arguments: [
    ("star", "starred-symbolic"), ("star.fill", "starred-symbolic"),
    ("star.circle.fill", "starred-symbolic"), ("folder.fill.badge.plus", "folder-symbolic"),
    ("folder.badge.plus", "folder-new-symbolic"),
    ("bell.slash.fill", "notifications-disabled-symbolic"),
    ("speaker.wave.3.fill", "audio-volume-high-symbolic"),
    ("xmark.circle.fill", "edit-clear-symbolic"), ("xmark", "window-close-symbolic"),
    ("weather-clear-symbolic", "weather-clear-symbolic"),
  ])
  func namesAndTheirVariants(symbol: String, expected: String) {
    #expect(icon(symbol) == expected)
  }

  @Test func aSlashIsNeverLeftOut() {
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      #expect(icon("printer.slash") == "image-missing-symbolic")
    }
    #expect(messages.all.contains { $0.contains("\"printer.slash\"") })
  }

  /// The suite's Adwaita theme is the reference; machines without it have nothing to check.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: adwaita)))
  func allIconsAreInTheAdwaitaTheme() throws {
    let files = try #require(FileManager.default.enumerator(atPath: adwaita))
    let known: Set<String> = Set(
      files.compactMap { file in
        let name: String? = (file as? String)?.split(separator: "/").last.map(String.init)
        return name?.replacing(".symbolic.png", with: "").replacing(".svg", with: "")
      })
    for (symbol, icon) in SystemImageNames.icons {
      #expect(known.contains(icon + "-symbolic"), "the icon of \(symbol)")
    }
    #expect(known.contains(SystemImageNames.missingIcon))
    #expect(SystemImageNames.icons.count >= 200)
  }

  @Test func theDocumentationShowsTheTable() throws {
    // The project's folder: five above this file.
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/system-images.md"), encoding: .utf8)
    let documented: [String] = page.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("| `") }
    let expected: [String] = SystemImageNames.icons.sorted { $0.key < $1.key }
      .map { "| `\($0.key)` | `\($0.value)-symbolic` |" }
    #expect(documented == expected)
  }
}

private let adwaita: String = "/usr/share/icons/Adwaita"
