import Foundation

/// A value, drawn as a part of its range.
///
/// The standard style is a `GtkLevelBar` under the label. A value outside of the range is shown at its nearest end.
///
/// ```swift
/// Gauge(value: charge, in: 0...100) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text(charge, format: .number)
/// }
/// .gaugeStyle(.accessoryCircular)
/// ```
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  /// The value as a fraction of the range, in 0...1.
  package var value: Double
  package var label: Label
  package var currentValueLabel: CurrentValueLabel?
  package var minimumValueLabel: BoundsLabel?
  package var maximumValueLabel: BoundsLabel?
  package var markedValueLabels: MarkedValueLabels?

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil, marked: MarkedValueLabels? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? (value - bounds.lowerBound) / length : 0
    self.value = fraction.isNaN ? 0 : min(max(Double(fraction), 0), 1)
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marked
  }
}

extension Gauge: View {
  public var body: some View {
    StyledView(
      GaugeStyleConfiguration(
        hasCurrentValueLabel: currentValueLabel != nil,
        hasMinimumValueLabel: minimumValueLabel != nil,
        hasMaximumValueLabel: maximumValueLabel != nil,
        hasMarkedValueLabel: markedValueLabels != nil, value: value),
      automatic: .automaticGauge
    )
    .viewAlias(GaugeStyleConfiguration.Label.self, label)
    .viewAlias(GaugeStyleConfiguration.CurrentValueLabel.self, currentValueLabel)
    .viewAlias(GaugeStyleConfiguration.MinimumValueLabel.self, minimumValueLabel)
    .viewAlias(GaugeStyleConfiguration.MaximumValueLabel.self, maximumValueLabel)
    .viewAlias(GaugeStyleConfiguration.MarkedValueLabel.self, markedValueLabels)
  }
}

extension Gauge {
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
    V: BinaryFloatingPoint
  {
    self.init(value, bounds, label: label())
  }

  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), current: currentValueLabel())
  }

  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), marked: markedValueLabels())
  }

  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

/// What a renderer needs of a bar that shows a level.
package struct LevelBarPrimitive: Primitive, Equatable {
  package static let viewName = "Gauge"
  /// In 0...1.
  package let fraction: Double
  package let traits: ControlTraits
}

extension LevelBarPrimitive: HeadlessMeasurable {
  package func headlessSize(_ proposal: ProposedViewSize, content: HeadlessContainer?) -> CGSize {
    CGSize(width: max(40, proposal.width ?? 150), height: 8)
  }
}

struct NativeLevelBar: PrimitiveView {
  let fraction: Double

  func primitive(_ context: PrimitiveContext) -> LevelBarPrimitive {
    LevelBarPrimitive(fraction: fraction, traits: ControlTraits(context.environment))
  }
}
