#if GTK
import GTKTestSupport
import SwiftUI
import Testing

@testable import GTK
@testable import SwiftUI
@testable import SwiftUICore

/// Shows a page or nothing, as a program's state would.
private struct Switcher: View {
  let family: Family?
  let token: Token
  var body: some View {
    VStack {
      Text("Always there")
      if let family { FamilyPage(family: family, token: token) }
    }
  }
}

private struct WeakWidget {
  weak var widget: Widget?
}

@Suite(.gtk, .serialized) struct LifetimeTests {
  private let size = CGSize(width: 500, height: 800)

  private func collect(_ widget: Widget) -> [WeakWidget] {
    // GTK has one tooltip, which it moves from window to window.
    guard widget.typeName != "GtkTooltipWindow" else { return [] }
    return [WeakWidget(widget: widget)] + widget.children.flatMap { collect($0) }
  }

  /// The windows' widgets, those of their title bars and sheets included.
  private func widgets(of window: GTK.Window) -> [WeakWidget] {
    let inWindow: [WeakWidget] = collect(window) + (window.titlebar.map { collect($0) } ?? [])
    return inWindow + window.sheets.flatMap { widgets(of: $0) }
  }

  /// Shows a page in a window of its own and closes that.
  private func open(
    _ family: Family
  ) async throws -> (widgets: [WeakWidget], token: () -> Token?, graph: () -> ViewGraph?) {
    let token = Token()
    let hosted = HostedWindow(FamilyPage(family: family, token: token), size: size)
    try await show(hosted.window)
    if family == .sheet { #expect(await pump { hosted.window.sheets.count == 1 }) }
    let found: [WeakWidget] = widgets(of: hosted.window)
    #expect(found.count > 3)
    let counters: () -> GraphCounters = { hosted.graph.counters }
    #expect(counters().nodesFreed < counters().nodesMade)
    hosted.close()
    #expect(counters().nodesFreed == counters().nodesMade)
    return (found, { [weak token] in token }, { [weak graph = hosted.graph] in graph })
  }

  @Test(arguments: Family.allCases)
  func everythingGoesWithTheWindow(_ family: Family) async throws {
    let left = try await open(family)
    #expect(await pump { left.graph() == nil })
    #expect(await pump { left.token() == nil })
    #expect(await pump { left.widgets.allSatisfy { $0.widget == nil } })
    let kept: [String] = left.widgets.compactMap { $0.widget?.typeName }
    #expect(kept == [])
  }

  @Test(arguments: Family.allCases)
  func everythingGoesWithThePageInAWindowThatStays(_ family: Family) async throws {
    let token = Token()
    let hosted = HostedWindow(Switcher(family: nil, token: token), size: size)
    defer { hosted.close() }
    try await show(hosted.window)
    let before = hosted.graph.counters
    weak var inner: Token?
    var found: [WeakWidget] = []
    do {
      let token = Token()
      inner = token
      hosted.update(Switcher(family: family, token: token))
      await waitForFrame(of: hosted.window)
      found = widgets(of: hosted.window)
    }
    hosted.update(Switcher(family: nil, token: token))
    await waitForFrame(of: hosted.window)
    let after = hosted.graph.counters
    #expect(after.nodesMade > before.nodesMade)
    #expect(after.nodesMade - after.nodesFreed == before.nodesMade - before.nodesFreed)
    #expect(await pump { inner == nil })
    // What is left is what was there before: the window, its content and the text.
    let rest: Int = widgets(of: hosted.window).count
    #expect(await pump { found.filter { $0.widget != nil }.count <= rest })
  }

  /// In a process of its own: what other tests allocate meanwhile is not counted.
  @Test func aThousandMountsLeaveNoGrowth() async {
    await #expect(processExitsWith: .success) { try await mountAThousandPages() }
  }

  @Test func aHundredWindowsLeaveNoGrowth() async throws {
    func round(_ family: Family) async throws {
      let hosted = HostedWindow(FamilyPage(family: family, token: Token()), size: size)
      hosted.present()
      await pump { hosted.window.mapped }
      hosted.close()
      await pumpUntilIdle()
    }
    for family in Family.allCases { try await round(family) }
    for family in Family.allCases { try await round(family) }
    let wrappers: Int = WrapperTable.liveCount
    let resident: Int = try residentBytes()
    for number in 0..<96 { try await round(Family.allCases[number % Family.allCases.count]) }
    #expect(WrapperTable.liveCount == wrappers)
    let growth: Double = Double(try residentBytes()) / Double(resident)
    #expect(growth < 1.15)
  }
}

@MainActor
private func mountAThousandPages() async throws {
  try startGTK()
  let token = Token()
  let hosted = HostedWindow(
    Switcher(family: nil, token: token), size: CGSize(width: 500, height: 800))
  defer { hosted.close() }
  try await show(hosted.window)
  let families: [Family] = [.controls, .texts, .drawing, .layout, .scrolling]
  func round(_ number: Int) async {
    hosted.update(Switcher(family: families[number % families.count], token: token))
    if number % 50 == 0 { await waitForFrame(of: hosted.window) }
    hosted.update(Switcher(family: nil, token: token))
    if number % 50 == 0 { await waitForFrame(of: hosted.window) }
  }
  // The caches of GTK, Pango and ours fill first.
  for number in 0..<200 { await round(number) }
  await pumpUntilIdle()
  let nodes: Int = hosted.graph.counters.nodesMade - hosted.graph.counters.nodesFreed
  let wrappers: Int = WrapperTable.liveCount
  let resident: Int = try residentBytes()
  // What a cache takes now and then is seen once; what is kept of each round, in each quarter.
  var growths: [Int] = []
  for _ in 0..<4 {
    let bytes: Int = allocatedBytes()
    for number in 0..<250 { await round(number) }
    await pumpUntilIdle()
    growths.append(allocatedBytes() - bytes)
  }
  #expect(hosted.graph.counters.nodesMade - hosted.graph.counters.nodesFreed == nodes)
  #expect(WrapperTable.liveCount == wrappers)
  // One widget kept of each round would be more than that.
  #expect(growths.contains { $0 < 25_000 }, "\(growths)")
  let growth: Double = Double(try residentBytes()) / Double(resident)
  #expect(growth < 1.1)
}

/// The memory that the process really has, by the kernel's count.
private func residentBytes() throws -> Int {
  let text: String = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line: Substring? = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  let kilobytes: Int? = line?.split(whereSeparator: { " \t".contains($0) })
    .compactMap { Int($0) }.first
  return try #require(kilobytes) * 1_024
}
#endif
