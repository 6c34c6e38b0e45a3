#if !os(watchOS)
  #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  /// A `Stepper`.
  ///
  /// ```swift
  /// struct StepperExample: View {
  ///   @State var copies = 1
  ///
  ///   var body: some View {
  ///     Stepper("Copies", value: $copies)
  ///       #if os(iOS)  // UIStepper
  ///         .introspect(.stepper, on: .iOS(.v13...)) { print($0) }
  ///       #elseif os(macOS)  // NSStepper
  ///         .introspect(.stepper, on: .macOS(.v10_15...)) { print($0) }
  ///       #endif  // not available on tvOS, visionOS and Linux
  ///   }
  /// }
  /// ```
  public struct StepperType: IntrospectableViewType {}

  #if !os(tvOS) && !os(visionOS)
    extension IntrospectableViewType where Self == StepperType {
      public static var stepper: Self { .init() }
    }

    extension StepperType: PlatformIntrospectable {
      #if canImport(UIKit)
        public typealias iOS13 = UIStepper
      #elseif canImport(AppKit)
        public typealias macOS10_15 = NSStepper
      #endif
    }
  #endif
#endif
