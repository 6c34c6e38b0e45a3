import Testing

@_spi(Internals) import SwiftUIIntrospect
@testable import SwiftUI

/// Every row of the table, on every version of the platform.
@MainActor
@Suite(.serialized)
struct RowTests {
  /// What was handed over: by which sibling's closure, for which version.
  @MainActor
  private final class Found {
    var entities: [Int: [[Int]: AnyObject]] = [:]
  }

  @Test(arguments: RowName.all)
  func declaredScope(row: RowName) {
    let row = Row.all[row.index]
    #expect(row.declaredScope == row.scope)
  }

  @Test(arguments: RowName.all)
  func handsOverTheReceiver(row: RowName) async throws {
    let row = Row.all[row.index]
    guard row.scope.contains(.receiver) else { return }
    for system in Systems.all {
      Systems.run(system)
      let receivers = Receivers(row.name)
      let found = Found()
      let display = Display(
        VStack {
          ForEach(0..<3) { index in
            row.introspecting(receivers.view(index), .receiver) {
              found.entities[index, default: [:]][$0] = $1
            }
          }
        })
      await display.settle()
      for index in 0..<3 {
        let shape = try #require(receivers.shapes[index])
        try check(found.entities[index] ?? [:], of: row, on: system) { entity, view in
          if let view {
            let root = try #require(shape.root)
            #expect(view.isDescendant(of: root), "\(row.name) \(index) on \(system)")
          } else {
            #expect(isSame(entity, display.window))
          }
        }
      }
      display.close()
    }
  }

  @Test(arguments: RowName.all)
  func handsOverTheAncestor(row: RowName) async throws {
    let row = Row.all[row.index]
    guard Receivers.hasInside(row.name) else { return }
    for system in Systems.all {
      Systems.run(system)
      let receivers = Receivers(row.name)
      let found = Found()
      let display = Display(
        VStack {
          ForEach(0..<3) { index in
            receivers.view(
              index,
              row.introspecting(AnyView(Text("Inside")), .ancestor) {
                found.entities[index, default: [:]][$0] = $1
              })
          }
        })
      await display.settle()
      for index in 0..<3 {
        let shape = try #require(receivers.shapes[index])
        let content = try #require(shape.contentView)
        try check(found.entities[index] ?? [:], of: row, on: system) { _, view in
          let view = try #require(view)
          let root = try #require(shape.root)
          #expect(view.isDescendant(of: root), "\(row.name) \(index) on \(system)")
          if row.name != ".searchField" { #expect(content.isDescendant(of: view)) }
        }
      }
      display.close()
    }
  }

  #if canImport(UIKit)
  /// How each of the presentations is made.
  #if os(tvOS)
  private static let presentations: [String: UIModalPresentationStyle] = [
    ".sheet": .automatic, ".fullScreenCover": .fullScreen,
  ]
  #else
  private static let presentations: [String: UIModalPresentationStyle] = [
    ".sheet": .pageSheet, ".popover": .popover, ".fullScreenCover": .fullScreen,
  ]
  #endif

  @Test(arguments: RowName.all)
  func handsOverThePresentation(row: RowName) async throws {
    let row = Row.all[row.index]
    guard let style = Self.presentations[row.name] else { return }
    for system in Systems.all {
      Systems.run(system)
      let found = Found()
      var displays: [Display<Text>] = []
      var controllers: [UIViewController] = []
      for index in 0..<3 {
        let display = Display(Text("Below"))
        let presented = UIHostingController(
          rootView: row.introspecting(AnyView(Text("Inside")), nil) {
            found.entities[index, default: [:]][$0] = $1
          })
        presented.modalPresentationStyle = style
        #if os(iOS)
        presented.hasPlainPresentation = StandIn.release < 15
        #endif
        display.controller.present(presented, animated: false)
        presented.flush()
        await display.settle()
        displays.append(display)
        controllers.append(presented)
      }
      for index in 0..<3 {
        try check(found.entities[index] ?? [:], of: row, on: system) { entity, _ in
          #expect(isSame(entity, controllers[index].presentationController))
        }
      }
      for display in displays { display.close() }
    }
  }
  #endif

  /// A view that only stands beside the introspected one is neither in it nor around it.
  @Test(arguments: RowName.all)
  func leavesNeighborsAlone(row: RowName) async {
    let row = Row.all[row.index]
    guard ![".view", ".window", ".viewController"].contains(row.name) else { return }
    for system in Systems.all {
      Systems.run(system)
      let receivers = Receivers(row.name)
      let found = Found()
      let display = Display(
        VStack {
          receivers.view(0)
          row.introspecting(AnyView(Text("Between")), [.receiver, .ancestor]) {
            found.entities[1, default: [:]][$0] = $1
          }
          receivers.view(2)
        })
      await display.settle()
      #expect(found.entities.isEmpty, "\(row.name) on \(system): \(found.entities)")
      display.close()
    }
  }

  private func check(
    _ entities: [[Int]: AnyObject], of row: Row, on system: [Int],
    _ body: (AnyObject, StandInView?) throws -> Void
  ) throws {
    for version in row.versions {
      let isNamed = Systems.isCurrent(version, on: system)
      let entity = entities[version]
      #expect((entity != nil) == isNamed, "\(row.name), \(version) on \(system)")
      guard let entity else { continue }
      #expect(isKind(entity, of: row), "\(type(of: entity)) for \(row.entity)")
      try body(entity, view(of: entity))
    }
  }

  private func isKind(_ entity: AnyObject, of row: Row) -> Bool {
    func check<Entity: AnyObject>(_ type: Entity.Type) -> Bool { entity is Entity }
    return check(row.entity)
  }
}
