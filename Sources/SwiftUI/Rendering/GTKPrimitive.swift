#if GTK
import Foundation
import GTK
import SwiftUICore

/// A description that GTK has a widget for. One small file for each, named as the view.
///
/// Signal handlers are connected in `makeWidget` and read the closures to call from the context,
/// which has the latest description; they must not capture the widget strongly.
protocol GTKPrimitive: Primitive {
  associatedtype NativeWidget: Widget
  @MainActor func makeWidget(_ context: GTKContext<Self>) -> NativeWidget
  /// Changes what differs from the last description; all of it when that is nil.
  @MainActor func updateWidget(
    _ widget: NativeWidget, from old: Self?, _ context: GTKContext<Self>)
  /// The size that the view chooses for a proposal.
  @MainActor func size(_ widget: NativeWidget, _ proposal: ProposedViewSize) -> CGSize
  /// The size of a view whose inside has to be asked for it. The default is `size(_:_:)` of the
  /// widget.
  @MainActor func size(
    _ widget: NativeWidget, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize
  @MainActor func baselines(
    _ widget: NativeWidget, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)?
  /// Makes the widget ready for the size that it is about to be given, in points.
  @MainActor func prepare(_ widget: NativeWidget, for size: CGSize)
  /// Makes the widget ready for its next size with what the view keeps beside it. The default is
  /// `prepare(_:for:)` of the widget.
  @MainActor func prepare(
    _ widget: NativeWidget, for size: CGSize, _ context: GTKContext<Self>)
  /// How far the widget has scrolled its inside, in points.
  @MainActor func scrollOffset(_ widget: NativeWidget) -> CGPoint
  @MainActor func scroll(_ widget: NativeWidget, to offset: CGPoint)
  /// The objects to hand to users, the outermost first: most often just the widget.
  @MainActor func entities(_ widget: NativeWidget) -> [Widget]
}

/// A description that makes a native view of its own, for what `GTKPrimitive` cannot say.
protocol GTKCustomPrimitive: Primitive {
  @MainActor func makeNativeView() -> any NativeView
}

extension GTKPrimitive {
  /// GTK's natural size, whatever the proposal.
  @MainActor func size(_ widget: NativeWidget, _ proposal: ProposedViewSize) -> CGSize {
    widget.naturalSize()
  }

  @MainActor func size(
    _ widget: NativeWidget, _ proposal: ProposedViewSize, _ context: GTKContext<Self>
  ) -> CGSize { size(widget, proposal) }

  @MainActor func baselines(
    _ widget: NativeWidget, in size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    guard let found = widget.measureBaselines(forWidth: Int(size.width.rounded(.up))) else {
      return nil
    }
    let baseline = CGFloat(found.natural)
    return (baseline, baseline)
  }

  @MainActor func prepare(_ widget: NativeWidget, for size: CGSize) {}

  @MainActor func prepare(
    _ widget: NativeWidget, for size: CGSize, _ context: GTKContext<Self>
  ) { prepare(widget, for: size) }

  @MainActor func scrollOffset(_ widget: NativeWidget) -> CGPoint { .zero }

  @MainActor func scroll(_ widget: NativeWidget, to offset: CGPoint) {}

  @MainActor func entities(_ widget: NativeWidget) -> [Widget] { [widget] }
}

/// What a widget's signal handlers know of the view that it belongs to.
@MainActor
final class GTKContext<P: GTKPrimitive> {
  /// The latest description; nil once the view has gone, though a user may still hold the widget.
  fileprivate(set) var primitive: P?
  /// The inside of the widget, for SwiftUI content; made on first use in `makeWidget`.
  private(set) lazy var container: GTKContainer = {
    hasContainer = true
    return GTKContainer()
  }()
  private(set) var hasContainer = false
  /// What the widget's file keeps for the view beside the widget.
  var storage: AnyObject?
  /// The style sheets of the widget's classes, kept while it has them.
  var styleSheets: [StyleSheetPurpose: SharedStyleSheet] = [:]
  /// To be called when the widget has scrolled its inside.
  var onScroll: (() -> Void)?
  /// Set while the description is being written to the widget, whose signals then are not the
  /// user's.
  private(set) var isUpdating = false

  init(_ primitive: P) { self.primitive = primitive }

  /// Writes the description to the widget again once the changes that the user's input causes have
  /// been made: the source of truth may have kept its value.
  func restoreAfterUpdate(_ widget: P.NativeWidget) {
    afterUpdate(widget) { [weak self] primitive, widget in
      if let self { primitive.updateWidget(widget, from: primitive, self) }
    }
  }

  /// Changes the widget once the changes that the user's input causes have been made.
  func afterUpdate(
    _ widget: P.NativeWidget, _ change: @escaping (P, P.NativeWidget) -> Void
  ) {
    MainLoop.onNextTurn(priority: .afterUpdate) { [weak self, weak widget] in
      guard let self, let widget, let primitive else { return }
      updating { change(primitive, widget) }
    }
  }

  fileprivate func updating(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }
}

extension MainLoop.Priority {
  /// After the views have been brought up to date in this turn.
  @MainActor static let afterUpdate = MainLoop.Priority(rawValue: beforeLayout.rawValue + 1)
}

/// A widget that belongs to a node.
@MainActor
final class GTKNativeView<P: GTKPrimitive>: NativeView, GTKPlaced {
  private let context: GTKContext<P>
  private let typedWidget: P.NativeWidget
  weak var superContainer: GTKContainer?
  private(set) lazy var attributes = GTKAttributes(typedWidget)
  private(set) lazy var focus = GTKFocus(typedWidget)

  init(_ primitive: P) {
    let context = GTKContext(primitive)
    self.context = context
    typedWidget = primitive.makeWidget(context)
    context.updating { primitive.updateWidget(typedWidget, from: nil, context) }
  }

  var widget: Widget { typedWidget }
  var entity: AnyObject { typedWidget }
  var innerEntities: [AnyObject] {
    context.primitive.map { $0.entities(typedWidget).filter { $0 !== typedWidget } } ?? []
  }
  var container: (any NativeContainer)? { context.hasContainer ? context.container : nil }

  func update(_ primitive: any Primitive) {
    guard let new = primitive as? P, let old = context.primitive else { return }
    context.primitive = new
    context.updating { new.updateWidget(typedWidget, from: old, context) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    context.primitive?.size(typedWidget, proposal, context) ?? .zero
  }

  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    context.primitive?.baselines(typedWidget, in: size)
  }

  var containerOrigin: CGPoint {
    guard context.hasContainer, let primitive = context.primitive else { return .zero }
    let offset = primitive.scrollOffset(typedWidget)
    if offset != .zero { return CGPoint(x: -offset.x, y: -offset.y) }
    let layout = context.container.layout
    guard layout !== typedWidget, let origin = layout.translate(to: typedWidget) else {
      return .zero
    }
    return CGPoint(x: origin.x, y: origin.y)
  }

  var onScroll: (() -> Void)? {
    get { context.onScroll }
    set { context.onScroll = newValue }
  }

  func scroll(to offset: CGPoint) { context.primitive?.scroll(typedWidget, to: offset) }

  func setFrame(_ frame: CGRect) {
    context.primitive?.prepare(typedWidget, for: frame.size, context)
    superContainer?.setFrame(of: widget, frame)
  }

  var fade = 1.0 {
    didSet {
      let own = (context.primitive as? OpacityPrimitive)?.opacity ?? 1
      typedWidget.opacity = own * fade
    }
  }

  var takesInput = true {
    didSet { typedWidget.canTarget = takesInput }
  }

  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier) {
    attributes.set(attribute, for: owner)
  }

  func dispose() {
    attributes.removeAll()
    if P.self is any KeyboardFocusable.Type { focus.dispose() }
    context.primitive = nil
    context.storage = nil
    context.styleSheets = [:]
    context.onScroll = nil
  }
}

/// What a layout container needs to know of the native views in it.
@MainActor
protocol GTKPlaced: NativeView {
  var widget: Widget { get }
  var superContainer: GTKContainer? { get set }
}

extension Widget {
  /// The natural width, and the natural height for it or for a given width.
  func naturalSize(forWidth width: CGFloat? = nil) -> CGSize {
    let natural = measure(.horizontal).natural
    let used = width.map { Int($0.rounded(.up)) } ?? natural
    return CGSize(width: used, height: measure(.vertical, forSize: used).natural)
  }
}
#endif
