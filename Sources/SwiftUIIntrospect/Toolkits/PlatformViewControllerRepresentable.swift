#if !os(watchOS)
  #if canImport(UIKit)
    public import SwiftUI

    /// A controller as a view, under one name for both toolkits.
    @_spi(Internals)
    @MainActor
    public protocol PlatformViewControllerRepresentable: UIViewControllerRepresentable {
      typealias ViewController = UIViewControllerType

      func makePlatformViewController(context: Context) -> ViewController
      func updatePlatformViewController(_ controller: ViewController, context: Context)
      static func dismantlePlatformViewController(
        _ controller: ViewController, coordinator: Coordinator)
    }

    @_spi(Internals)
    extension PlatformViewControllerRepresentable {
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
    }
  #elseif canImport(AppKit)
    public import SwiftUI

    /// A controller as a view, under one name for both toolkits.
    @_spi(Internals)
    @MainActor
    public protocol PlatformViewControllerRepresentable: NSViewControllerRepresentable {
      typealias ViewController = NSViewControllerType

      func makePlatformViewController(context: Context) -> ViewController
      func updatePlatformViewController(_ controller: ViewController, context: Context)
      static func dismantlePlatformViewController(
        _ controller: ViewController, coordinator: Coordinator)
    }

    @_spi(Internals)
    extension PlatformViewControllerRepresentable {
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
    }
  #endif
#endif
