#if GTK
import Foundation
import GTK
import SwiftUICore

/// The inside of a widget or a window: a layout container, with the graph's answers to GTK's
/// questions.
@MainActor
final class GTKContainer: NativeContainer {
  let layout: LayoutContainer
  private var children: [any GTKPlaced] = []
  /// What GTK must give the container at least.
  var minimum: Minimum = .zero

  enum Minimum {
    /// Nothing: the widget around it decides.
    case zero
    /// The content's minimum size; for windows.
    case content
    /// All that the content wants, along the axes; for what is scrolled.
    case natural(Axis.Set)
  }

  var measureContent: ((ProposedViewSize) -> CGSize)? {
    didSet { updateMeasure() }
  }
  var onAllocate: ((CGSize) -> Void)? {
    didSet { updateAllocate() }
  }

  init(_ layout: LayoutContainer = LayoutContainer()) { self.layout = layout }

  var entity: AnyObject { layout }

  private func updateMeasure() {
    guard measureContent != nil else {
      layout.onMeasure = nil
      return
    }
    layout.onMeasure = { [weak self] orientation, forSize in
      self?.measure(orientation, forSize) ?? (0, 0)
    }
  }

  /// What was answered last for the width, by content with a minimum.
  private var widths: (least: Int, natural: Int)?

  private func measure(_ orientation: Orientation, _ forSize: Int) -> (minimum: Int, natural: Int) {
    guard let measureContent else { return (0, 0) }
    if let answer = WidgetFrameProbe.answer(to: forSize) { return (0, answer) }
    if case .content = minimum, orientation == .vertical, let widths, forSize == widths.least,
      widths.least < widths.natural
    {
      // GTK asks for the least height only. Breaking all texts for such a width would take long.
      let least = Int(pixels: measureContent(.zero).height)
      return (least, least)
    }
    let other = forSize < 0 ? nil : CGFloat(forSize)
    let axis: Axis = orientation == .horizontal ? .horizontal : .vertical
    let natural = measureContent(ProposedViewSize(axis, nil, across: other))[axis]
    let pixels = Int(pixels: natural)
    switch minimum {
    case .zero: return (0, pixels)
    case .content:
      let size = measureContent(ProposedViewSize(axis, 0, across: other))[axis]
      let least = min(Int(pixels: size), pixels)
      if orientation == .horizontal { widths = (least, pixels) }
      return (least, pixels)
    case .natural(let axes):
      return (axes.contains(Axis.Set(axis)) ? pixels : 0, pixels)
    }
  }

  private func updateAllocate() {
    guard onAllocate != nil else {
      layout.onAllocate = nil
      return
    }
    layout.onAllocate = { [weak self] width, height in
      self?.onAllocate?(CGSize(width: width, height: height))
    }
  }

  func setChildren(_ children: [any NativeView]) {
    let new = children.compactMap { $0 as? any GTKPlaced }
    let kept = Set(new.map { ObjectIdentifier($0) })
    for old in self.children
    where !kept.contains(ObjectIdentifier(old)) && old.superContainer === self {
      old.superContainer = nil
      layout.remove(old.widget)
    }
    var position = 0
    var previous: Widget?
    let before = self.children.filter {
      kept.contains(ObjectIdentifier($0))
    }.map { ObjectIdentifier($0) }
    for child in new {
      let isInPlace =
        child.superContainer === self && position < before.count
        && before[position] == ObjectIdentifier(child)
      if isInPlace {
        position += 1
      } else {
        child.superContainer = self
        layout.insert(child.widget, after: previous)
      }
      previous = child.widget
    }
    self.children = new
  }

  func setFrame(of child: Widget, _ frame: CGRect) {
    layout.setFrame(
      of: child, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  func setNeedsAllocation(resize: Bool) {
    if resize { layout.queueResize() } else { layout.queueAllocate() }
  }

  var isInWindow: Bool { layout.root != nil }

  private var waiting: [() -> Void] = []
  private var rootWatch: SignalConnection?

  func onceInWindow(_ action: @escaping () -> Void) {
    guard !isInWindow else { return action() }
    waiting.append(action)
    guard rootWatch == nil else { return }
    rootWatch = layout.onNotify("root") { [weak self] in self?.rootChanged() }
  }

  private func rootChanged() {
    guard isInWindow else { return }
    rootWatch?.disconnect()
    rootWatch = nil
    let ready = waiting
    waiting = []
    for action in ready { action() }
  }

  var enclosingEntities: [AnyObject] {
    var result: [AnyObject] = []
    var widget = layout.parent
    while let current = widget {
      if current is GTK.Window || current is GTK.Popover { result.append(current) }
      widget = current.parent
    }
    return result
  }
}

extension Int {
  /// A length in whole pixels that is enough for one in points; huge and undefined ones are cut
  /// off.
  init(pixels length: CGFloat) {
    guard !length.isNaN else {
      self = 0
      return
    }
    // Lengths that are a rounding error above a whole number are that number.
    let rounded = (length - 0.001).rounded(.up)
    self = Int(Swift.max(0, Swift.min(rounded, CGFloat(1 << 26))))
  }
}
#endif
