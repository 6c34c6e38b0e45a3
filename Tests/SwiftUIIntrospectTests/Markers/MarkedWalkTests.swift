import Testing

@_spi(Advanced) @testable import SwiftUIIntrospect

/// An element of a tree, as platforms have them.
private class Node: PlatformEntity {
  let name: String
  private(set) weak var ancestor: Node?
  private let children: [Node]
  /// How often it was asked what it holds.
  private(set) var asked = 0

  var descendants: [Node] {
    asked += 1
    return children
  }

  init(_ name: String, _ children: [Node] = []) {
    self.name = name
    self.children = children
    for child in children { child.ancestor = self }
  }
}

private final class MarkerNode: Node, IntrospectionMarker {}

@MainActor
@Suite("The walk between two markers")
struct MarkedWalkTests {
  @Test("It finds all that lies between, outer before inner, and nothing else")
  func between() {
    let anchor = Node("anchor")
    let front = Node("front")
    let root = Node(
      "root",
      [
        Node("before", [Node("inside before")]),
        Node("anchor's host", [anchor]),
        Node("list", [Node("row", [Node("label")]), Node("bar")]),
        Node("box"),
        Node("front's host", [front]),
        Node("after"),
      ])
    let window = Node("window", [root])
    #expect(names(anchor, front) == ["list", "row", "label", "bar", "box"])
    #expect(around(anchor, front) == ["root", "window"])
    withExtendedLifetime(window) {}
  }

  @Test("Markers need not be siblings: clips and masks put what they want around them")
  func depth() {
    let anchor = Node("anchor")
    let front = Node("front")
    let root = Node(
      "root",
      [
        Node("clip", [Node("anchor's host", [anchor]), Node("field")]),
        Node("mask", [Node("slider"), Node("front's host", [front])]),
      ])
    #expect(names(anchor, front) == ["field", "slider"])
    withExtendedLifetime(root) {}
  }

  @Test("Markers of introspections inside are passed over, and what is around them")
  func others() {
    let anchor = MarkerNode("anchor")
    let front = MarkerNode("front")
    let root = Node(
      "root",
      [
        Node("outer host", [anchor]),
        Node("inner host", [MarkerNode("inner anchor")]),
        Node("field"),
        Node("inner host", [MarkerNode("inner front")]),
        Node("outer host", [front]),
      ])
    #expect(names(anchor, front) == ["field"])
    withExtendedLifetime(root) {}
  }

  @Test("Without a common tree, and without a marker in front, there is nothing")
  func nothing() {
    let anchor = Node("anchor")
    let front = Node("front")
    let one = Node("one", [anchor, Node("field")])
    let other = Node("other", [front])
    #expect(names(anchor, front).isEmpty)
    withExtendedLifetime((one, other)) {}
  }

  @Test(
    "It asks only what lies between, however many siblings there are", arguments: [1, 100, 10_000])
  func cost(siblings: Int) {
    let middle = siblings / 2
    let hosts = (0..<siblings).map { number in
      [Node("anchor \(number)"), Node("field \(number)"), Node("front \(number)")]
    }
    let root = Node("root", hosts.flatMap { $0 })
    #expect(names(hosts[middle][0], hosts[middle][2]) == ["field \(middle)"])
    // The anchor and what encloses it are asked for their place, the field for what it holds.
    let asked = hosts.flatMap { $0 }.reduce(0) { $0 + $1.asked }
    #expect(asked == 1)
    #expect(root.asked == 1)
  }

  private func names(_ anchor: Node, _ front: Node) -> [String] {
    var walk = MarkedWalk(from: anchor, to: front)
    var names: [String] = []
    while let node = walk?.next() { names.append(node.name) }
    return names
  }

  private func around(_ anchor: Node, _ front: Node) -> [String] {
    MarkedWalk.around(anchor, front).map(\.name)
  }
}
