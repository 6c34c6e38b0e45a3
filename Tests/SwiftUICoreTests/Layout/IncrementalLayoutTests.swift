import Foundation
import Testing

@testable import SwiftUICore

/// A description of a view, to make the same tree of views in several ways.
private indirect enum Tree: Equatable {
  case leaf(name: Int, width: CGFloat, height: CGFloat)
  case flexible(name: Int)
  case text(name: Int, width: CGFloat, baseline: CGFloat)
  case stack(Axis, spacing: CGFloat?, alignment: Int, [Tree])
  case depth([Tree])
  case frame(width: CGFloat?, height: CGFloat?, Tree)
  case flexFrame(minimum: CGFloat?, maximum: CGFloat?, Tree)
  case padding(CGFloat, Tree)
  case offset(CGFloat, Tree)
  case fixed(Tree)
  case priority(Double, Tree)
  case guide(CGFloat, Tree)
  case layer(Tree, Tree)
  case fitting([Tree])
  case group(Tree)
  case spacer
  case nothing
}

private struct TreeView: View {
  let tree: Tree

  var body: some View { made }

  private var made: AnyView {
    switch tree {
    case .leaf(let name, let width, let height):
      AnyView(LayoutProbe("\(name)", width, height))
    case .flexible(let name): AnyView(LayoutProbe.flexible("\(name)"))
    case .text(let name, let width, let baseline):
      AnyView(LayoutProbe("\(name)", width, 20, baseline: baseline))
    case .stack(.horizontal, let spacing, let alignment, let children):
      AnyView(
        HStack(alignment: Self.verticals[alignment % 4], spacing: spacing) { list(children) })
    case .stack(.vertical, let spacing, let alignment, let children):
      AnyView(
        VStack(alignment: Self.horizontals[alignment % 3], spacing: spacing) { list(children) })
    case .depth(let children): AnyView(ZStack { list(children) })
    case .frame(let width, let height, let child):
      AnyView(TreeView(tree: child).frame(width: width, height: height))
    case .flexFrame(let minimum, let maximum, let child):
      AnyView(TreeView(tree: child).frame(minWidth: minimum, maxWidth: maximum))
    case .padding(let amount, let child): AnyView(TreeView(tree: child).padding(amount))
    case .offset(let amount, let child): AnyView(TreeView(tree: child).offset(x: amount))
    case .fixed(let child): AnyView(TreeView(tree: child).fixedSize())
    case .priority(let value, let child): AnyView(TreeView(tree: child).layoutPriority(value))
    case .guide(let value, let child):
      AnyView(TreeView(tree: child).alignmentGuide(.leading) { _ in value })
    case .layer(let child, let layer):
      AnyView(TreeView(tree: child).overlay(alignment: .topLeading) { TreeView(tree: layer) })
    case .fitting(let children): AnyView(ViewThatFits { list(children) })
    case .group(let child): AnyView(TreeView(tree: child).opacity(0.5))
    case .spacer: AnyView(Spacer())
    case .nothing: AnyView(EmptyView())
    }
  }

  private func list(_ children: [Tree]) -> some View {
    ForEach(children.indices, id: \.self) { TreeView(tree: children[$0]) }
  }

  private static let verticals: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline]
  private static let horizontals: [HorizontalAlignment] = [.center, .leading, .trailing]
}

/// Makes trees, and trees that differ a little from others.
private struct TreeMaker {
  var random: SystemRandom
  var names = 0

  struct SystemRandom: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private mutating func length() -> CGFloat { CGFloat(Int.random(in: 1...12, using: &random) * 4) }

  mutating func tree(_ depth: Int) -> Tree {
    let kind: Int =
      depth == 0 ? Int.random(in: 0...4, using: &random) : Int.random(in: 0...20, using: &random)
    names += 1
    switch kind {
    case 0, 5: return .leaf(name: names, width: length(), height: length())
    case 1: return .flexible(name: names)
    case 2: return .text(name: names, width: length(), baseline: length() / 4)
    case 3: return .spacer
    case 4:
      return Bool.random(using: &random)
        ? .nothing : .leaf(name: names, width: length(), height: length())
    case 6, 7, 8:
      return .stack(
        .horizontal, spacing: spacing(), alignment: Int.random(in: 0...3, using: &random),
        trees(depth))
    case 9, 10, 11:
      return .stack(
        .vertical, spacing: spacing(), alignment: Int.random(in: 0...2, using: &random),
        trees(depth))
    case 12: return .depth(trees(depth))
    case 13: return .frame(width: maybe(), height: maybe(), tree(depth - 1))
    case 14:
      return .flexFrame(
        minimum: maybe(),
        maximum: Bool.random(using: &random) ? .infinity : maybe().map { $0 + 50 }, tree(depth - 1))
    case 15: return .padding(length() / 4, tree(depth - 1))
    case 16:
      return Bool.random(using: &random)
        ? .offset(length(), tree(depth - 1)) : .fixed(tree(depth - 1))
    case 17: return .priority(Double(Int.random(in: -1...1, using: &random)), tree(depth - 1))
    case 18:
      return Bool.random(using: &random)
        ? .guide(length(), tree(depth - 1)) : .group(tree(depth - 1))
    case 19: return .layer(tree(depth - 1), tree(depth - 1))
    default: return .fitting(trees(depth))
    }
  }

  private mutating func spacing() -> CGFloat? { Bool.random(using: &random) ? nil : length() / 4 }
  private mutating func maybe() -> CGFloat? { Bool.random(using: &random) ? nil : length() * 2 }

  private mutating func trees(_ depth: Int) -> [Tree] {
    let count = Int.random(in: 1...4, using: &random)
    var result: [Tree] = []
    for _ in 0..<count { result.append(tree(depth - 1)) }
    return result
  }

  /// The same tree with one thing in it changed.
  mutating func change(_ tree: Tree) -> Tree {
    if Int.random(in: 0..<6, using: &random) == 0 { return self.tree(1) }
    switch tree {
    case .leaf(let name, let width, let height):
      return Bool.random(using: &random)
        ? .leaf(name: name, width: length(), height: height)
        : .leaf(name: name, width: width, height: length())
    case .flexible, .spacer, .nothing: return self.tree(0)
    case .text(let name, let width, _):
      return .text(name: name, width: width, baseline: length() / 4)
    case .stack(let axis, let spacing, let alignment, let children):
      if Int.random(in: 0..<4, using: &random) == 0 {
        return .stack(axis, spacing: self.spacing(), alignment: alignment + 1, children)
      }
      return .stack(axis, spacing: spacing, alignment: alignment, change(children))
    case .depth(let children): return .depth(change(children))
    case .fitting(let children): return .fitting(change(children))
    case .frame(let width, let height, let child):
      return Bool.random(using: &random)
        ? .frame(width: maybe(), height: height, child)
        : .frame(width: width, height: height, change(child))
    case .flexFrame(let minimum, let maximum, let child):
      return Bool.random(using: &random)
        ? .flexFrame(minimum: minimum, maximum: (minimum ?? 0) + length(), child)
        : .flexFrame(minimum: minimum, maximum: maximum, change(child))
    case .padding(let amount, let child):
      return Bool.random(using: &random)
        ? .padding(length() / 4, child) : .padding(amount, change(child))
    case .offset(let amount, let child):
      return Bool.random(using: &random)
        ? .offset(length(), child) : .offset(amount, change(child))
    case .fixed(let child): return .fixed(change(child))
    case .priority(let value, let child):
      return Bool.random(using: &random)
        ? .priority(1 - value, child) : .priority(value, change(child))
    case .guide(let value, let child):
      return Bool.random(using: &random)
        ? .guide(length(), child) : .guide(value, change(child))
    case .group(let child): return .group(change(child))
    case .layer(let child, let layer):
      return Bool.random(using: &random)
        ? .layer(change(child), layer) : .layer(child, change(layer))
    }
  }

  private mutating func change(_ children: [Tree]) -> [Tree] {
    var children: [Tree] = children
    switch Int.random(in: 0..<6, using: &random) {
    case 0: children.append(tree(1))
    case 1 where children.count > 1: children.removeLast()
    default:
      guard let index = children.indices.randomElement(using: &random) else { return children }
      children[index] = change(children[index])
    }
    return children
  }
}

@MainActor
@Suite struct IncrementalLayoutTests {
  private func frames<V>(_ container: HeadlessContainer, _ window: HeadlessWindow<V>) -> [String] {
    container.children.flatMap { view -> [String] in
      let name: String =
        (view.primitive as? LayoutProbePrimitive)?.probe.name ?? type(of: view.primitive).viewName
      return ["\(name) \(view.frame)"] + (view.contentContainer.map { frames($0, window) } ?? [])
    }
  }

  /// An update leads to the same layout as laying out the new views from nothing.
  @Test(arguments: 0..<150)
  func anUpdatedWindowIsAsANewOne(_ seed: Int) {
    var maker = TreeMaker(random: .init(state: UInt64(seed) &* 7919 &+ 17))
    var tree: Tree = maker.tree(4)
    let window = HeadlessWindow(size: CGSize(width: 300, height: 200), TreeView(tree: tree))
    for step in 0..<12 {
      let before: Tree = tree
      tree = maker.change(tree)
      window.update(TreeView(tree: tree))
      let fresh = HeadlessWindow(size: CGSize(width: 300, height: 200), TreeView(tree: tree))
      let updated: [String] = frames(window.container, window)
      let expected: [String] = frames(fresh.container, fresh)
      if updated != expected {
        Issue.record("step \(step): \(updated) instead of \(expected), from \(before) to \(tree)")
        return
      }
    }
  }
}
