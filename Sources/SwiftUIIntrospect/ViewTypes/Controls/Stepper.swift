#if !os(watchOS)
/// A `Stepper`.
///
/// ```swift
/// Stepper("Copies", value: .constant(1))
///   .introspect(.stepper, on: .iOS) { print($0) }  // UIStepper
///   .introspect(.stepper, on: .macOS) { print($0) }  // NSStepper
///   // not available on tvOS, visionOS and Linux
/// ```
public struct StepperType: PlatformIntrospectable {
  public typealias iOS13 = Native.UIStepper
  public typealias macOS10_15 = Native.NSStepper
}

extension IntrospectableViewType where Self == StepperType {
  public static var stepper: Self { .init() }
}
#endif
