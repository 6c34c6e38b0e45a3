#if !os(Linux) && !os(watchOS)
import SwiftUI

#if os(macOS)
extension NSViewRepresentable {
  /// The view that shows this one where it is hosted.
  @MainActor public func nsView() throws -> NSViewType {
    try HostedPlatformViews.view(of: Self.self)
  }
}

extension NSViewControllerRepresentable {
  /// The controller of this view where it is hosted.
  @MainActor public func viewController() throws -> NSViewControllerType {
    try HostedPlatformViews.controller(of: Self.self)
  }
}

private typealias PlatformView = NSView
private typealias PlatformController = NSViewController
#else
extension UIViewRepresentable {
  /// The view that shows this one where it is hosted.
  @MainActor public func uiView() throws -> UIViewType {
    try HostedPlatformViews.view(of: Self.self)
  }
}

extension UIViewControllerRepresentable {
  /// The controller of this view where it is hosted.
  @MainActor public func viewController() throws -> UIViewControllerType {
    try HostedPlatformViews.controller(of: Self.self)
  }
}

private typealias PlatformView = UIView
private typealias PlatformController = UIViewController
#endif

/// Finds in the windows of hosted views what SwiftUI has made for a representable view.
@MainActor
private enum HostedPlatformViews {
  static func view<V: PlatformView>(of representable: Any.Type) throws -> V {
    let name: String = Inspector.typeName(type: representable)
    for root in rootControllers {
      if let found: V = find(in: root.view, hostedAs: name) { return found }
    }
    throw InspectionError.viewNotFound(parent: name)
  }

  static func controller<C: PlatformController>(of representable: Any.Type) throws -> C {
    for root in rootControllers {
      if let found: C = find(in: root) { return found }
    }
    throw InspectionError.viewNotFound(parent: Inspector.typeName(type: representable))
  }

  // SwiftUI puts the view into one of its own whose type names the representable.
  private static func find<V: PlatformView>(in view: PlatformView, hostedAs name: String) -> V? {
    let type: String = Inspector.typeName(value: view)
    let isHost: Bool = type.contains("ViewHost") && type.contains(name)
    for child in view.subviews {
      if isHost, let match = child as? V { return match }
      if let found: V = find(in: child, hostedAs: name) { return found }
    }
    return nil
  }

  private static func find<C: PlatformController>(in controller: PlatformController) -> C? {
    for child in controller.children {
      if let match = child as? C { return match }
      if let found: C = find(in: child) { return found }
    }
    return nil
  }

  private static var rootControllers: [PlatformController] {
    WindowHost.windows.reversed().compactMap(\.root)
  }
}
#endif
