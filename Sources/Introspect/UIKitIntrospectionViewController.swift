#if canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit

/// A marker among the controllers.
public final class IntrospectionUIViewController: UIViewController {
  public required init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override public func loadView() {
    view = IntrospectionUIView()
  }

  #if os(iOS)
  override public var preferredStatusBarStyle: UIStatusBarStyle {
    parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }
  #endif
}

/// The same as ``UIKitIntrospectionView``, among the controllers.
public struct UIKitIntrospectionViewController<
  TargetViewControllerType: UIViewController
>: UIViewControllerRepresentable {
  let selector: (IntrospectionUIViewController) -> TargetViewControllerType?
  let customize: (TargetViewControllerType) -> Void

  public init(
    selector: @escaping (IntrospectionUIViewController) -> TargetViewControllerType?,
    customize: @escaping (TargetViewControllerType) -> Void
  ) {
    self.selector = selector
    self.customize = customize
  }

  public func makeUIViewController(context: Context) -> IntrospectionUIViewController {
    let marker = IntrospectionUIViewController()
    runOnNextTurn(from: marker)
    return marker
  }

  public func updateUIViewController(
    _ marker: IntrospectionUIViewController, context: Context
  ) {
    if marker.parent != nil { run(from: marker) }
  }

  private func runOnNextTurn(from marker: IntrospectionUIViewController) {
    Task { @MainActor [weak marker] in
      if let marker, marker.parent != nil { run(from: marker) }
    }
  }

  private func run(from marker: IntrospectionUIViewController) {
    if let target = selector(marker) { customize(target) }
  }
}

public typealias IntrospectionViewController = UIKitIntrospectionViewController
#endif
