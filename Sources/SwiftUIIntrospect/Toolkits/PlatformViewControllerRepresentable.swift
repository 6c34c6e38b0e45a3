#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
public import SwiftUI

#if canImport(UIKit)
@_spi(Internals)
public typealias ToolkitControllerRepresentable = UIViewControllerRepresentable
#else
@_spi(Internals)
public typealias ToolkitControllerRepresentable = NSViewControllerRepresentable
#endif

/// A controller as a view, under one name for both toolkits.
@_spi(Internals)
@MainActor
public protocol PlatformViewControllerRepresentable: ToolkitControllerRepresentable {
  #if canImport(UIKit)
  typealias ViewController = UIViewControllerType
  #else
  typealias ViewController = NSViewControllerType
  #endif

  func makePlatformViewController(context: Context) -> ViewController
  func updatePlatformViewController(_ controller: ViewController, context: Context)
  static func dismantlePlatformViewController(
    _ controller: ViewController, coordinator: Coordinator)
}

@_spi(Internals)
extension PlatformViewControllerRepresentable {
  #if canImport(UIKit)
  public func makeUIViewController(context: Context) -> ViewController {
    makePlatformViewController(context: context)
  }

  public func updateUIViewController(_ controller: ViewController, context: Context) {
    updatePlatformViewController(controller, context: context)
  }

  public static func dismantleUIViewController(
    _ controller: ViewController, coordinator: Coordinator
  ) {
    dismantlePlatformViewController(controller, coordinator: coordinator)
  }
  #else
  public func makeNSViewController(context: Context) -> ViewController {
    makePlatformViewController(context: context)
  }

  public func updateNSViewController(_ controller: ViewController, context: Context) {
    updatePlatformViewController(controller, context: context)
  }

  public static func dismantleNSViewController(
    _ controller: ViewController, coordinator: Coordinator
  ) {
    dismantlePlatformViewController(controller, coordinator: coordinator)
  }
  #endif
}
#endif
