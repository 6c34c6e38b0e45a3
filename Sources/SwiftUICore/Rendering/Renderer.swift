import Foundation

/// A resolved description of one native view: what a renderer needs to make and update it.
///
/// One small struct for each kind of view, in the view's folder. It carries values (a slider's value,
/// range and step) and closures for what the user does.
package protocol Primitive {
  /// The view's name in SwiftUI, for placeholders and diagnostics.
  static var viewName: String { get }
  /// Whether what lies between two descriptions can be shown, as for all that are `Animatable`.
  static var isAnimatable: Bool { get }
  /// Whether only the place of the view is shown on its way, and the size at once: text would be broken anew.
  static var keepsSizeInMotion: Bool { get }
}

extension Primitive {
  package static var isAnimatable: Bool { false }
  package static var keepsSizeInMotion: Bool { false }
}

extension Primitive where Self: Animatable {
  package static var isAnimatable: Bool { true }
}

/// A description whose native view holds SwiftUI content.
package protocol ContentHosting: Primitive {}

/// What makes native views: a renderer, or what keeps the primitives of views that are only described.
@MainActor
package protocol NativeViewMaker: AnyObject {
  /// Makes the native view for a description; a visible placeholder where the toolkit has none.
  func makeNative(_ primitive: any Primitive) -> any NativeView
}

/// The one door to a toolkit: GTK is one renderer, the headless renderer another.
@MainActor
package protocol Renderer: NativeViewMaker {
  /// Makes a presentation over the window of a container; it is shown by `present()`.
  ///
  /// - Parameter anchor: what a popover points at, in the container's coordinate space.
  func makePresentation(
    _ kind: PresentationKind, over container: (any NativeContainer)?, at anchor: CGRect
  ) -> any NativeSheet

  /// Makes the clock of the frames of a graph whose outermost container is given.
  func makeMotionClock(for container: (any NativeContainer)?) -> any MotionClock

  /// Returns what asks for a flush on the main actor's next turn, callable from any thread.
  func makeFlushScheduler(_ flush: @escaping @MainActor @Sendable () -> Void)
    -> @Sendable () -> Void
}

/// A native view that belongs to one node.
@MainActor
package protocol NativeView: AnyObject {
  /// The platform's object, handed out by introspection.
  var entity: AnyObject { get }
  /// Further objects that stand for the view (the list inside its scrolled window), after ``entity``.
  var innerEntities: [AnyObject] { get }
  /// Takes a new description, changing only what differs.
  func update(_ primitive: any Primitive)
  /// The size that the view chooses for a proposal, in points (GTK pixels).
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The distance from the top to the first and last baseline of its text at a size; nil without text.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
  /// Puts the view into a place in its container's coordinate space.
  func setFrame(_ frame: CGRect)
  /// Where SwiftUI content inside this view goes; nil for views without any.
  var container: (any NativeContainer)? { get }
  /// Where the coordinate space of ``container`` begins in the view's own; moves as the view scrolls.
  var containerOrigin: CGPoint { get }
  /// Called on the main actor after ``containerOrigin`` has changed by scrolling. Set by the graph.
  var onScroll: (() -> Void)? { get set }
  /// Scrolls, at once, so that the point of the container at `offset` is at the view's origin, as far as the
  /// content's size lets it.
  func scroll(to offset: CGPoint)
  /// Sets, changes or (nil) removes what a modifier adds to the view: a tooltip, a gesture.
  func setAttribute(_ attribute: (any NativeAttribute)?, for owner: ObjectIdentifier)
  /// How much of the view is seen while it comes or goes, from 0 to 1.
  var fade: Double { get set }
  /// Whether the view takes input; false while it goes.
  var takesInput: Bool { get set }
  /// Called once, when the node goes.
  func dispose()
}

/// What a modifier adds to a native view.
package protocol NativeAttribute {
  /// Whether it belongs on the view's own widget, however it is padded or framed; otherwise it covers the whole
  /// area of the modified view.
  static var belongsToInnermost: Bool { get }
  /// Whether it describes the control that a view without a native view of its own is made of, if there is just
  /// one.
  static var belongsToControl: Bool { get }
}

extension NativeAttribute {
  package static var belongsToControl: Bool { false }
}

extension NativeView {
  package var innerEntities: [AnyObject] { [] }
  package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  package var container: (any NativeContainer)? { nil }
  package var containerOrigin: CGPoint { .zero }
  package var onScroll: (() -> Void)? {
    get { nil }
    set {}
  }
  package func scroll(to offset: CGPoint) {}
  package var fade: Double {
    get { 1 }
    set {}
  }
  package var takesInput: Bool {
    get { true }
    set {}
  }
  package func dispose() {}
}

/// What is presented over a window: a window that is modal for it, or a popover.
@MainActor
package protocol NativeSheet: AnyObject {
  /// Where the sheet's content goes.
  var content: any NativeContainer { get }
  var title: String { get set }
  /// Called when the user wants to close it; it stays open until `close()`.
  var onCloseRequest: (() -> Void)? { get set }
  func present()
  func close()
}

/// A native view's inside, which holds other native views at explicit frames.
@MainActor
package protocol NativeContainer: AnyObject {
  var entity: AnyObject { get }
  /// Makes the children be just these, in this order (drawing and focus order).
  func setChildren(_ children: [any NativeView])
  /// Answers the toolkit's question for the content's size. Set by the graph.
  var measureContent: ((ProposedViewSize) -> CGSize)? { get set }
  /// Called with the size that the toolkit gave the container, before its children are put there.
  var onAllocate: ((CGSize) -> Void)? { get set }
  /// Tells the toolkit that the content's size may have changed (`resize`) or only frames in it.
  func setNeedsAllocation(resize: Bool)
  /// Whether the container is in a window.
  var isInWindow: Bool { get }
  /// Calls `action` once the container is in a window: at once where it is.
  func onceInWindow(_ action: @escaping () -> Void)
  /// The platform objects that enclose the container, innermost first, ending with the window.
  var enclosingEntities: [AnyObject] { get }
}
