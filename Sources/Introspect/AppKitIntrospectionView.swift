#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
public import SwiftUI

/// A marker of no size.
public final class IntrospectionNSView: NSView {
  public required init() {
    super.init(frame: .zero)
    isHidden = true
    setAccessibilityElement(false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override public func hitTest(_ point: NSPoint) -> NSView? { nil }
}

/// Puts a marker into the view tree, lets a selector search from it, and hands over what it
/// finds: a turn after each update.
public struct AppKitIntrospectionView<TargetViewType: NSView>: NSViewRepresentable {
  let selector: (IntrospectionNSView) -> TargetViewType?
  let customize: (TargetViewType) -> Void

  public init(
    selector: @escaping (IntrospectionNSView) -> TargetViewType?,
    customize: @escaping (TargetViewType) -> Void
  ) {
    self.selector = selector
    self.customize = customize
  }

  public func makeNSView(context: Context) -> IntrospectionNSView { IntrospectionNSView() }

  public func updateNSView(_ marker: IntrospectionNSView, context: Context) {
    Task { @MainActor [weak marker] in
      if let marker, let target = selector(marker) { customize(target) }
    }
  }
}

public typealias IntrospectionView = AppKitIntrospectionView
#endif
