#if GTK
import Foundation
import GTK
import SwiftUI

/// Opens every page in a window, waits for what its introspections should be handed, and takes a
/// picture of it.
@MainActor
struct Report {
  /// Where the pictures go; made if it is not there.
  let folder: String

  private static let secondsPerPage = 10.0

  /// All view types that have to be found, whatever the pages say that they introspect.
  private static let expected: Set<String> = [
    "view", "window", "button", "toggle", "toggle(style: .switch)", "toggle(style: .checkbox)",
    "textField", "slider", "progressView(style: .linear)", "progressView(style: .circular)",
    "picker(style: .menu)", "picker(style: .segmented)", "scrollView", "list", "listCell",
    "navigationStack", "sheet",
  ]

  /// Ends the program: with status 0 if every view type was found, else 1.
  func run() -> Never {
    do {
      try MainLoop.initialize()
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let found: Set<String> = try Page.allCases.reduce(into: []) { found, page in
        found.formUnion(try check(page))
      }
      for viewType in Self.expected.subtracting(Page.allCases.flatMap(\.viewTypes)).sorted() {
        print("\(viewType): no page shows it")
      }
      let count: Int = Self.expected.intersection(found).count
      print("pictures in \(folder)")
      print("introspected \(count) of \(Self.expected.count)")
      exit(count == Self.expected.count ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("Showcase: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Which of the page's view types were found.
  private func check(_ page: Page) throws -> [String] {
    let findings = Findings.shared
    findings.start()
    let view = ContentView(page: page).environment(\.presentsAtOnce, true)
    let window = HostedWindow(view, size: CGSize(width: 960, height: 720))
    window.present()
    // Without a compositor GTK draws a thick frame in place of the shadow.
    window.window.removeCssClass("solid-csd")
    let loop = ReportLoop(window.window)
    loop.run(seconds: Self.secondsPerPage) {
      page.viewTypes.allSatisfy { findings[$0] != nil }
    }
    loop.settle()
    printLines(page)
    try window.window.writePNG(to: path(page.rawValue))
    if let sheet = findings.sheet {
      try sheet.writePNG(to: path("\(page.rawValue)-sheet"))
    }
    window.close()
    return page.viewTypes.filter { findings[$0] != nil }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).png" }

  private func printLines(_ page: Page) {
    for viewType in page.viewTypes {
      let name: String = viewType.padding(toLength: 32, withPad: " ", startingAt: 0)
      guard let finding = Findings.shared[viewType] else {
        print("\(name)not found on the page \"\(page.title)\"")
        continue
      }
      let type: String = finding.widgetType.padding(
        toLength: 24, withPad: " ", startingAt: 0)
      print("\(name)\(type)\(String(format: "%8.1f", finding.milliseconds)) ms")
    }
  }
}
#endif
