import Testing

import SwiftUI

/// Tests that show three views beside each other, each of which looks for its own entity.
@MainActor
protocol SiblingTests {}

@MainActor
private final class FoundSiblings { var entities: [Int: AnyObject] = [:] }

extension SiblingTests {
  /// Checks on each system that the entities are of the class, and each is of another sibling.
  func check<Content: View, Entity: AnyObject>(
    _ type: Entity.Type, on systems: [[Int]] = Systems.all,
    _ view: @escaping (Int, @escaping (AnyObject) -> Void) -> Content
  ) async throws {
    for system in systems {
      let (found, display) = await show(on: system, view)
      let tree = display.window.content.tree
      var positions: [Int] = []
      for index in 0..<3 {
        let entity = try #require(found[index], "\(system) \(index)")
        #expect(entity is Entity, "\(entity) on \(system)")
        let own = StandInView.own(entity)
        let position = tree.firstIndex { $0 === own }
        positions.append(try #require(position))
      }
      #expect(positions == positions.sorted() && Set(positions).count == 3)
      display.close()
    }
  }

  /// Checks on each system that there is nothing of the class to find.
  func checkNothing<Content: View>(
    on systems: [[Int]], _ view: @escaping (Int, @escaping (AnyObject) -> Void) -> Content
  ) async {
    for system in systems {
      let (found, display) = await show(on: system, view)
      #expect(found.isEmpty, "\(system): \(found)")
      display.close()
    }
  }

  private func show<Content: View>(
    on system: [Int], _ view: @escaping (Int, @escaping (AnyObject) -> Void) -> Content
  ) async -> ([Int: AnyObject], Display<VStack<ForEach<Range<Int>, Int, Content>>>) {
    Systems.run(system)
    let found = FoundSiblings()
    let display = Display(
      VStack {
        ForEach(0..<3) { index in view(index) { found.entities[index] = $0 } }
      })
    await display.settle()
    return (found.entities, display)
  }
}
