#if GTK
import Foundation
import GTK
import SwiftUICore

extension NavigationPrimitive: GTKCustomPrimitive {
  func makeNativeView() -> any NativeView { GTKNavigationView(self) }
}

/// A header bar over a `GtkStack` of pages.
final class GTKNavigationView: PagedNativeView, ToolbarBars, TitlebarClaiming, GTKPlaced {
  private let box = Box(orientation: .vertical, spacing: 0)
  private let stack = Stack()
  private let bar = HeaderBar()
  private let back = GTK.Button(iconName: "go-previous-symbolic")
  private let title = GTK.Label("")
  private var primitive: NavigationPrimitive
  private var containers: [Int: GTKContainer] = [:]
  private var leaving: Set<Int> = []
  private var transition: SignalConnection?
  private(set) lazy var attributes = GTKAttributes(box)

  weak var superContainer: GTKContainer?
  var pageDidLeave: ((Int) -> Void)?

  init(_ primitive: NavigationPrimitive) {
    self.primitive = primitive
    title.addCssClass("title")
    title.ellipsize = .end
    bar.titleWidget = title
    slots.title = title
    back.tooltipText = "Back"
    bar.packStart(back)
    bar.showTitleButtons = false
    back.onClicked { [weak self] in self?.primitive.pop() }
    addShortcuts()
    stack.hexpand = true
    stack.vexpand = true
    stack.overflow = .hidden
    box.append(bar)
    box.append(stack)
    transition = stack.onNotify("transition-running") { [weak self] in self?.finishLeaving() }
    showBar()
  }

  /// The keys by which GNOME's programs go back, wherever in the window the focus is.
  private func addShortcuts() {
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    let keys: [(String, TextDirection?)] = [
      ("<Alt>Left", .ltr), ("<Alt>KP_Left", .ltr), ("<Alt>Right", .rtl), ("<Alt>KP_Right", .rtl),
      ("Back", nil),
    ]
    for (key, direction) in keys {
      let action: ShortcutAction? = .callback { [weak self] _ in self?.goBack(direction) ?? false
      }
      shortcuts.addShortcut(
        Shortcut(trigger: ShortcutTrigger(parseString: key), action: action))
    }
    box.addController(shortcuts)
  }

  /// What a click on the back button does; false where there is none, or the script runs the other
  /// way.
  private func goBack(_ direction: TextDirection?) -> Bool {
    guard back.visible, stack.mapped, direction ?? stack.direction == stack.direction else {
      return false
    }
    primitive.pop()
    return true
  }

  var widget: Widget { box }
  var entity: AnyObject { box }
  var innerEntities: [AnyObject] { [stack] }
  var container: (any NativeContainer)? { nil }

  func container(ofPage id: Int) -> any NativeContainer {
    if let known = containers[id] { return known }
    let container = GTKContainer()
    container.layout.clipsContent = true
    containers[id] = container
    stack.addNamed(container.layout, name: "\(id)")
    return container
  }

  // MARK: Updates

  func update(_ primitive: any Primitive) {
    guard let new = primitive as? NavigationPrimitive else { return }
    let old = self.primitive
    self.primitive = new
    let shown = Set(new.pages.map(\.id))
    leaving = leaving.union(containers.keys.filter { !shown.contains($0) }).subtracting(shown)
    show(from: old)
    showBar()
    if !stack.transitionRunning { finishLeaving() }
  }

  private func show(from old: NavigationPrimitive) {
    guard let top = primitive.pages.last?.id, let page = containers[top] else { return }
    guard stack.visibleChild !== page.layout else { return }
    let isPush = primitive.pages.count >= old.pages.count
    let isAnimated = primitive.isAnimated && stack.mapped
    let type: StackTransitionType = !isAnimated ? .none : isPush ? .slideLeft : .slideRight
    stack.setVisibleChildFull("\(top)", transition: type)
  }

  private func showBar() {
    let top = primitive.pages.last
    title.label = top?.title ?? ""
    back.visible = primitive.pages.count > 1 && top?.hidesBackButton != true
    let ownsTitlebar = (stack.root as? GTK.Window).map { $0.titlebar === bar } ?? false
    if !ownsTitlebar {
      bar.visible =
        ownsBarAlways || back.visible || !(top?.title ?? "").isEmpty
        || !shownSlots.subtracting([.bottom]).isEmpty
    }
  }

  private var ownsBarAlways = false

  // MARK: Toolbar

  private lazy var slots = BarSlots(bar) { [box] in box.append($0) }
  private var shownSlots: Set<ToolbarSlot> = []

  func container(of slot: ToolbarSlot) -> any NativeContainer { slots.container(of: slot) }

  func setShowsItems(_ shows: Bool, in slot: ToolbarSlot) {
    if shows { shownSlots.insert(slot) } else { shownSlots.remove(slot) }
    slots.setShowsItems(shows, in: slot)
    showBar()
  }

  func claimTitlebar(of window: GTK.Window) {
    guard window.titlebar == nil, !window.mapped else { return }
    box.remove(bar)
    bar.showTitleButtons = true
    bar.visible = true
    ownsBarAlways = true
    window.titlebar = bar
  }

  /// Lets go of the pages that can no longer be seen.
  private func finishLeaving() {
    guard !stack.transitionRunning, !leaving.isEmpty else { return }
    let gone = leaving
    leaving = []
    for id in gone {
      pageDidLeave?(id)
      if let container = containers.removeValue(forKey: id) { stack.remove(container.layout) }
    }
  }

  // MARK: Native view

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let natural =
      proposal.width == nil || proposal.height == nil
      ? box.naturalSize(forWidth: proposal.width) : .zero
    let width = proposal.width ?? natural.width
    let height = proposal.height ?? natural.height
    return CGSize(
      width: width.isFinite ? width : 10_000, height: height.isFinite ? height : 10_000)
  }

  func setFrame(_ frame: CGRect) { superContainer?.setFrame(of: box, frame) }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {
    attributes.set(attribute, for: owner)
  }

  func dispose() {
    attributes.removeAll()
    transition?.disconnect()
  }
}
#endif
