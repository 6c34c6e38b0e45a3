import Foundation

/// A control for selecting a value from a bounded linear range of values.
///
/// Drawn with a `GtkScale`. The binding is set on the main actor as the user moves the handle. A value outside
/// of the range is shown at its nearest end, and left as it is until the user moves the handle.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Text("0")
/// } maximumValueLabel: {
///   Text("100")
/// }
/// ```
public struct Slider<Label: View, ValueLabel: View> {
  package var _value: Binding<Double>
  package var bounds: ClosedRange<Double>
  package var step: Double?
  package var onEditingChanged: (Bool) -> Void
  package var label: Label
  package var _minimumValueLabel: ValueLabel
  package var _maximumValueLabel: ValueLabel

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    _value = value.asDouble
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    self.label = label
    _minimumValueLabel = minimum
    _maximumValueLabel = maximum
  }
}

extension Slider: View {
  public var body: some View {
    SliderLine(
      label: label, minimum: _minimumValueLabel, maximum: _maximumValueLabel,
      track: SliderTrack(
        value: _value, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
  }
}

/// The label, which can be hidden, and the scale between the labels of its ends.
private struct SliderLine<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let track: SliderTrack
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack {
      if labelsVisibility != .hidden { label }
      minimum
      track
      maximum
    }
  }
}

/// The scale itself, without its labels.
struct SliderTrack {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: PrimitiveView {
  func primitive(_ context: PrimitiveContext) -> SliderPrimitive {
    let bounds = shownBounds
    return SliderPrimitive(
      value: shownValue(in: bounds), bounds: bounds, step: shownStep,
      traits: ControlTraits(context.environment), setValue: { value.wrappedValue = $0 },
      onEditingChanged: onEditingChanged)
  }

  /// The range, which must have ends for a track to stand for it.
  private var shownBounds: ClosedRange<Double> {
    guard !(bounds.upperBound - bounds.lowerBound).isFinite else { return bounds }
    Diagnostics.reportOnce("A Slider's range \(bounds) has no end: 0.0...1.0 is used.")
    return 0...1
  }

  /// A step that leads anywhere; nil for none.
  private var shownStep: Double? {
    guard let step, !(step > 0 && step.isFinite) else { return step }
    Diagnostics.reportOnce("A Slider's step \(step) is not above 0: the slider has no steps.")
    return nil
  }

  /// The value, at the nearest end where it is outside of the range.
  private func shownValue(in bounds: ClosedRange<Double>) -> Double {
    let value = self.value.wrappedValue
    guard !value.isNaN else {
      Diagnostics.reportOnce("A Slider's value is not a number: the lower bound is shown.")
      return bounds.lowerBound
    }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

/// What a renderer needs of a slider.
package struct SliderPrimitive: Primitive, KeyboardFocusable {
  package static let viewName = "Slider"
  package let value: Double
  package let bounds: ClosedRange<Double>
  package let step: Double?
  package let traits: ControlTraits
  package let setValue: (Double) -> Void
  package let onEditingChanged: (Bool) -> Void
}

extension SliderPrimitive {
  /// The value that the user gets when asking for another one: on a step, counted from the lower bound, and in the
  /// range.
  package func nearestValue(to value: Double) -> Double {
    var value = value
    if let step, step > 0 {
      // The range may end between two steps; a quotient just below a whole number is that number.
      let most = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = bounds.lowerBound + min(steps, most) * step
    }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}

extension SliderPrimitive: HeadlessMeasurable {
  package func headlessSize(
    _ proposal: ProposedViewSize, content: HeadlessContainer?
  ) -> CGSize {
    CGSize(width: max(40, proposal.width ?? 120), height: 20)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var asDouble: Binding<Double> {
    Binding<Double>(
      get: { Double(wrappedValue) },
      set: { value, transaction in location.set(Value(value), transaction) })
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged)
  }
}
