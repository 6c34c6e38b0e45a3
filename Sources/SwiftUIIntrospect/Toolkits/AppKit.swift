#if canImport(AppKit) && !canImport(UIKit)
@_exported public import AppKit
import SwiftUI

public typealias PlatformView = NSView
public typealias PlatformViewController = NSViewController

extension NSView: PlatformEntity {
  public var ancestor: NSView? { superview }

  public var descendants: [NSView] { subviews }

  nonisolated public static var canBeIncidental: Bool { self == NSScrollView.self }

  public var isIncidental: Bool { (self as? NSScrollView)?.documentView is NSTextView }

  /// The controller that this is the view of.
  var ownController: NSViewController? {
    (nextResponder as? NSViewController).flatMap {
      $0.isViewLoaded && $0.view === self ? $0 : nil
    }
  }
}

extension NSViewController: PlatformEntity {
  public var ancestor: NSViewController? { parent }

  public var descendants: [NSViewController] { children }

  nonisolated public static var controlsViews: Bool { true }
}

extension NSWindow: PlatformEntity {
  public typealias Base = NSWindow
}

/// Takes no space, no clicks, no focus, and is unknown to assistive technologies.
final class MarkerView: NSView, IntrospectionMarker {
  fileprivate let site: IntrospectionSite
  fileprivate let isFront: Bool

  init(site: IntrospectionSite, isFront: Bool) {
    self.site = site
    self.isFront = isFront
    super.init(frame: .zero)
    setAccessibilityElement(false)
    setAccessibilityHidden(true)
    site.register(self, isFront: isFront)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var acceptsFirstResponder: Bool { false }

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    site.treeChanged()
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    site.treeChanged()
  }

  override func layout() {
    super.layout()
    site.treeChanged()
  }
}

final class MarkerController: NSViewController, IntrospectionMarker {
  fileprivate let site: IntrospectionSite

  init(site: IntrospectionSite) {
    self.site = site
    super.init(nibName: nil, bundle: nil)
    site.frontController = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MarkerView(site: site, isFront: true)
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    site.appeared()
  }
}

extension ViewMarker: NSViewRepresentable {
  func makeNSView(context: Context) -> MarkerView { make() }

  func updateNSView(_ view: MarkerView, context: Context) { update() }

  static func dismantleNSView(_ view: MarkerView, coordinator: Void) {
    view.site.end(view)
  }
}

extension ControllerMarker: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> MarkerController { make() }

  func updateNSViewController(_ controller: MarkerController, context: Context) { update() }

  static func dismantleNSViewController(_ controller: MarkerController, coordinator: Void) {
    controller.site.end(controller)
  }
}
#endif
