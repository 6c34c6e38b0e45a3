#if canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit

/// A marker of no size that tells when it comes into a window.
public final class IntrospectionUIView: UIView {
  fileprivate var movedToWindow: (@MainActor () -> Void)?

  public required init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override public func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { movedToWindow?() }
  }
}

/// Puts a marker into the view tree, lets a selector search from it, and hands over what it
/// finds: a turn after the marker has come into a window, and with each update.
public struct UIKitIntrospectionView<TargetViewType: UIView>: UIViewRepresentable {
  let selector: (IntrospectionUIView) -> TargetViewType?
  let customize: (TargetViewType) -> Void

  public init(
    selector: @escaping (IntrospectionUIView) -> TargetViewType?,
    customize: @escaping (TargetViewType) -> Void
  ) {
    self.selector = selector
    self.customize = customize
  }

  public func makeUIView(context: Context) -> IntrospectionUIView {
    let marker = IntrospectionUIView()
    marker.movedToWindow = { [weak marker] in
      Task { @MainActor in
        guard let marker, marker.movedToWindow != nil else { return }
        run(from: marker)
      }
    }
    return marker
  }

  public func updateUIView(_ marker: IntrospectionUIView, context: Context) {
    if marker.window != nil { run(from: marker) }
  }

  public static func dismantleUIView(_ marker: IntrospectionUIView, coordinator: Void) {
    marker.movedToWindow = nil
  }

  private func run(from marker: IntrospectionUIView) {
    if let target = selector(marker) { customize(target) }
  }
}

public typealias IntrospectionView = UIKitIntrospectionView
#endif
