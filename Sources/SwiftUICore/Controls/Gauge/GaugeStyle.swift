/// How gauges look: `makeBody(configuration:)` gets a gauge's value and labels, and gives the view.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge instance.
public struct GaugeStyleConfiguration {
  /// The label of the gauge, to be put into the style's body.
  public struct Label: Sendable {
    package init() {}
  }

  /// The label of the current value, to be put into the style's body.
  public struct CurrentValueLabel: Sendable {
    package init() {}
  }

  /// The label of the lower bound, to be put into the style's body.
  public struct MinimumValueLabel: Sendable {
    package init() {}
  }

  /// The label of the upper bound, to be put into the style's body.
  public struct MaximumValueLabel: Sendable {
    package init() {}
  }

  /// The labels of marked values, to be put into the style's body.
  public struct MarkedValueLabel: Sendable {
    package init() {}
  }

  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  package let markedValueLabels: MarkedValueLabel?
  /// The current value as a fraction of the range, in 0...1.
  public let value: Double

  package init(
    hasCurrentValueLabel: Bool, hasMinimumValueLabel: Bool, hasMaximumValueLabel: Bool,
    hasMarkedValueLabel: Bool, value: Double
  ) {
    label = Label()
    currentValueLabel = hasCurrentValueLabel ? CurrentValueLabel() : nil
    minimumValueLabel = hasMinimumValueLabel ? MinimumValueLabel() : nil
    maximumValueLabel = hasMaximumValueLabel ? MaximumValueLabel() : nil
    markedValueLabels = hasMarkedValueLabel ? MarkedValueLabel() : nil
    self.value = value
  }
}

extension GaugeStyleConfiguration.Label: View, ViewAlias {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.CurrentValueLabel: View, ViewAlias {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MinimumValueLabel: View, ViewAlias {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MaximumValueLabel: View, ViewAlias {
  public typealias Body = Never
}

extension GaugeStyleConfiguration.MarkedValueLabel: View, ViewAlias {
  public typealias Body = Never
}

extension ControlStyle where Configuration == GaugeStyleConfiguration {
  @MainActor static let automaticGauge: ControlStyle<Configuration> = gauge(DefaultGaugeStyle())

  @MainActor fileprivate static func gauge<S: GaugeStyle>(
    _ style: S
  ) -> ControlStyle<Configuration> {
    TypedControlStyle<S, Configuration, S.Body>(style) { $0.makeBody(configuration: $1) }
  }
}

/// Sets the style of the gauges in a view.
package struct GaugeStyleModifier<Style: GaugeStyle> {
  package var style: Style
}

extension GaugeStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.push(.gauge(style))
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    modifier(GaugeStyleModifier(style: style))
  }
}
