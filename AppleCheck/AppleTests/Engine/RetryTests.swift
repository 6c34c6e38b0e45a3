import Testing

@_spi(Advanced) @_spi(Internals) @testable import SwiftUIIntrospect
@testable import SwiftUI

/// Each change of the tree that leads to another search, alone.
@MainActor
@Suite(.serialized)
struct RetryTests {
  private let tree = MarkedTree()

  init() { Systems.run(Systems.all[Systems.all.count - 1]) }

  @Test func aWindowThatComesLate() {
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.update()
    #expect(tree.found.isEmpty)
    tree.top.addSubview(tree.box)
    #expect(tree.found == [tree.field])
  }

  @Test func aMarkerInFrontThatComesLate() {
    tree.top.addSubview(tree.box)
    tree.add(tree.anchor, tree.field, to: tree.box)
    tree.update()
    #expect(tree.found.isEmpty)
    tree.box.addSubview(tree.front)
    #expect(tree.found == [tree.field])
  }

  @Test func aMarkerBehindThatComesLate() {
    tree.top.addSubview(tree.box)
    tree.add(tree.field, tree.front, to: tree.box)
    tree.update()
    #expect(tree.found.isEmpty)
    tree.box.insertSubview(tree.anchor, at: 0)
    #expect(tree.found == [tree.field])
  }

  /// Nothing tells of a view that comes between, but what is laid out anew.
  @Test(arguments: [true, false])
  func aViewThatComesLate(anchorIsLaidOut: Bool) {
    tree.top.addSubview(tree.box)
    tree.add(tree.anchor, tree.front, to: tree.box)
    tree.update()
    tree.box.layOutTree()
    tree.box.insertSubview(tree.field, at: 1)
    #expect(tree.found.isEmpty)
    (anchorIsLaidOut ? tree.anchor : tree.front).needLayout()
    tree.box.layOutTree()
    #expect(tree.found == [tree.field])
  }

  /// Without any sign of the tree: on the next turns, three times within a second.
  @Test func aViewThatNothingTellsOf() async {
    tree.top.addSubview(tree.box)
    tree.add(tree.anchor, tree.front, to: tree.box)
    tree.update()
    tree.box.insertSubview(tree.field, at: 1)
    #expect(tree.found.isEmpty)
    for _ in 0..<200 where tree.found.isEmpty {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    #expect(tree.found == [tree.field])
  }

  @Test func whatIsFoundIsNotSearchedAgain() {
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.top.addSubview(tree.box)
    tree.update()
    for _ in 0..<10 {
      tree.front.needLayout()
      tree.box.layOutTree()
    }
    #expect(tree.found == [tree.field])
  }

  /// Away, as under a page that covers it, and back.
  @Test func eachReturnToAWindow() {
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.top.addSubview(tree.box)
    tree.update()
    for returns in 1...3 {
      tree.box.removeFromSuperview()
      tree.top.addSubview(tree.box)
      #expect(tree.found.count == 1 + returns)
    }
    #expect(Set(tree.found) == [tree.field])
  }

  /// What is found waits for the end of the transition.
  @Test func afterTheAppearanceOnly() async {
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.top.addSubview(tree.box)
    tree.update(timing: .afterAppearing)
    for _ in 0..<20 { await Task.yield() }
    #expect(tree.found.isEmpty)
    tree.site.appeared()
    for _ in 0..<20 { await Task.yield() }
    #expect(tree.found == [tree.field])
    tree.update(timing: .afterAppearing)
    #expect(tree.found == [tree.field, tree.field])
  }

  @Test func nothingAfterTheEnd() {
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.update()
    tree.site.end(tree.front)
    tree.top.addSubview(tree.box)
    tree.front.needLayout()
    tree.box.layOutTree()
    #expect(tree.found.isEmpty)
  }

  /// The marker behind may go first, or alone.
  @Test func theMarkerBehindGoes() {
    tree.top.addSubview(tree.box)
    tree.add(tree.anchor, tree.field, tree.front, to: tree.box)
    tree.update()
    #expect(tree.found == [tree.field])
    tree.site.end(tree.anchor)
    tree.anchor.removeFromSuperview()
    tree.update()
    #expect(tree.found == [tree.field])
    tree.box.insertSubview(tree.anchor, at: 0)
    #expect(tree.found == [tree.field, tree.field])
  }

  // MARK: Controllers

  private func startWithControllers() -> (marker: MarkerController, sought: StandInController) {
    let marker = MarkerController(site: tree.site)
    tree.top.addSubview(tree.box)
    tree.add(tree.anchor, marker.view, to: tree.box)
    tree.startWithControllers()
    return (marker, StandInController())
  }

  /// Puts a controller into the tree of controllers, and tells it.
  private func add(_ child: StandInController) {
    tree.controller.addChild(child)
    #if canImport(UIKit)
    child.didMove(toParent: tree.controller)
    #else
    child.view.needLayout()
    child.view.layOutTree()
    #endif
  }

  @Test func aParentThatComesLate() {
    let (marker, sought) = startWithControllers()
    add(sought)
    tree.box.insertSubview(sought.view, at: 1)
    #expect(tree.foundControllers.isEmpty)
    add(marker)
    #expect(tree.foundControllers == [sought])
  }

  @Test func anAppearance() {
    let (marker, sought) = startWithControllers()
    add(marker)
    add(sought)
    tree.box.insertSubview(sought.view, at: 1)
    #expect(tree.foundControllers.isEmpty)
    #if canImport(UIKit)
    marker.viewDidAppear(true)
    #else
    marker.viewDidAppear()
    #endif
    #expect(tree.foundControllers == [sought])
  }
}

/// Two markers and a field, for a tree that SwiftUI has no part in.
@MainActor
final class MarkedTree {
  let site = IntrospectionSite()
  let anchor: MarkerView
  let front: MarkerView
  let field = TestedField(frame: .zero)
  /// What the three are in.
  let box = StandInView(frame: .zero)
  /// The view of a window.
  let top: StandInView
  let controller = StandInController()
  private let window: StandInWindow
  private(set) var found: [TestedField] = []
  private(set) var foundControllers: [StandInController] = []

  init() {
    window = StandInWindow.showing(controller)
    top = window.content
    anchor = MarkerView(site: site, isFront: false)
    front = MarkerView(site: site, isFront: true)
  }

  func add(_ views: StandInView..., to parent: StandInView) {
    for view in views { parent.addSubview(view) }
  }

  /// As SwiftUI does when it has made the marker in front, and with each update.
  func update(timing: IntrospectionTiming = .immediate) {
    start(for: TextFieldType.self, timing) { [weak self] in self?.found.append($0) }
  }

  func startWithControllers() {
    start(for: ViewControllerType.self, .immediate) { [weak self] in
      self?.foundControllers.append($0)
    }
  }

  private func start<ViewType: IntrospectableViewType, Entity: PlatformEntity>(
    for viewType: ViewType.Type, _ timing: IntrospectionTiming,
    _ customize: @escaping @MainActor (Entity) -> Void
  ) {
    let request = IntrospectionRequest<ViewType, Entity>(
      selector: .default, scope: .receiver, timing: timing,
      actions: IntrospectionActions(update: customize))
    site.update(IntrospectionSite.Work(request, at: site.introspection))
  }
}
