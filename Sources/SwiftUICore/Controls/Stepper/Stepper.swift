import Foundation

/// A control that performs increment and decrement actions.
///
/// Drawn as two buttons beside its label. They are disabled where there is nothing to do: without an action, or
/// with a value at the end of its range.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// ```
public struct Stepper<Label: View> {
  package struct Configuration {
    package var onIncrement: (() -> Void)?
    package var onDecrement: (() -> Void)?
    package var onEditingChanged: (Bool) -> Void
    /// Whether a value can go up and down further; read when the view is shown.
    package var canIncrement: () -> Bool = { true }
    package var canDecrement: () -> Bool = { true }
    /// A field in which the value can be typed.
    package var field: AnyView?
  }

  package var configuration: Configuration
  package var label: Label

  init(_ configuration: Configuration, label: Label) {
    self.configuration = configuration
    self.label = label
  }
}

extension Stepper: View {
  /// - Parameters:
  ///   - onIncrement: called on the main actor for each step up; nil disables it.
  ///   - onDecrement: called on the main actor for each step down; nil disables it.
  ///   - onEditingChanged: called with true before and with false after a step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Configuration(
        onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      label: label())
  }

  public var body: some View {
    ControlRow(label: label) {
      if let field = configuration.field { field }
      StepperButtons(
        configuration: StepperButtons.Configuration(
          increment: configuration.onIncrement, decrement: configuration.onDecrement,
          onEditingChanged: configuration.onEditingChanged,
          canIncrement: configuration.canIncrement, canDecrement: configuration.canDecrement))
    }
  }
}

/// The two buttons of a stepper.
struct StepperButtons: View {
  struct Configuration {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    let canIncrement: () -> Bool
    let canDecrement: () -> Bool
  }

  let configuration: Configuration

  var body: some View {
    HStack(spacing: 0) {
      Button {
        step(configuration.decrement)
      } label: {
        Image(systemName: "minus")
      }
      .disabled(configuration.decrement == nil || !configuration.canDecrement())
      Button {
        step(configuration.increment)
      } label: {
        Image(systemName: "plus")
      }
      .disabled(configuration.increment == nil || !configuration.canIncrement())
    }
  }

  private func step(_ action: (() -> Void)?) {
    configuration.onEditingChanged(true)
    action?()
    configuration.onEditingChanged(false)
  }
}

extension Stepper {
  /// Steps of a value, which stays in its bounds. A value outside of them goes to the nearest end.
  fileprivate static func stepping<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, field: AnyView? = nil
  ) -> Configuration {
    func moved(_ current: V, by step: V.Stride) -> V {
      let next = current.advanced(by: step)
      guard let bounds else { return next }
      return min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    return Configuration(
      onIncrement: { value.wrappedValue = moved(value.wrappedValue, by: step) },
      onDecrement: { value.wrappedValue = moved(value.wrappedValue, by: 0 - step) },
      onEditingChanged: onEditingChanged,
      canIncrement: { bounds.map { value.wrappedValue < $0.upperBound } ?? true },
      canDecrement: { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }, field: field)
  }

  /// A field for a value, which stays in its bounds.
  fileprivate static func field<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ format: F
  ) -> AnyView where F.FormatInput: Comparable, F.FormatOutput == String {
    let bounded = Binding<F.FormatInput>(
      get: { value.wrappedValue },
      set: { new, transaction in
        let new = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
        value.transaction(transaction).wrappedValue = new
      })
    return AnyView(
      TextField(value: bounded, format: format) { EmptyView() }.frame(width: 70))
  }
}

extension Stepper where Label: View {
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(Self.stepping(value, nil, step, onEditingChanged), label: label())
  }

  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(Self.stepping(value, bounds, step, onEditingChanged), label: label())
  }

  /// A stepper with a field that shows the value and in which it can be typed.
  public init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
  {
    self.init(
      Self.stepping(
        value, nil, step, onEditingChanged, field: Self.field(value, nil, format)),
      label: label())
  }

  public init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
  {
    self.init(
      Self.stepping(
        value, bounds, step, onEditingChanged, field: Self.field(value, bounds, format)),
      label: label())
  }

  @available(*, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Configuration(
        onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      label: label())
  }

  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(Self.stepping(value, nil, step, onEditingChanged), label: label())
  }

  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(Self.stepping(value, bounds, step, onEditingChanged), label: label())
  }
}
