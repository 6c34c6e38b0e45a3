import Foundation

/// The standard style: a bar that fills with the value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that fills with the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    MarkedLine(configuration: configuration)
  }
}

/// A short bar that fills with the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

/// A closed ring that fills with the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FullRing(configuration: configuration)
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(spacing: 4) {
      if labelsVisibility != .hidden { configuration.label }
      HStack {
        configuration.minimumValueLabel
        NativeLevelBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.markedValueLabels
      configuration.currentValueLabel.font(.callout)
    }
  }
}

private struct MarkedLine: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack {
      configuration.minimumValueLabel
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.tint).opacity(0.4)
          Circle().fill(.primary)
            .frame(width: 10, height: 10)
            .offset(x: (geometry.size.width - 10) * configuration.value)
        }
      }
      .frame(minWidth: 60, idealWidth: 120, minHeight: 10, maxHeight: 10)
      configuration.maximumValueLabel
    }
  }
}

/// The side of a ring in points.
private let ringSide: CGFloat = 50

/// The part of the circle that an open ring covers: from the lower left, clockwise.
private let openPart: Double = 0.75

private struct OpenRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: openPart)
        .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(135))
        .padding(4)
      Circle().fill(.primary).frame(width: 8, height: 8).offset(marker)
      configuration.currentValueLabel
      VStack {
        Spacer(minLength: 0)
        HStack(spacing: 4) {
          if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
          } else {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
        .font(.caption2)
      }
    }
    .frame(width: ringSide, height: ringSide)
  }

  private var marker: CGSize {
    let angle = (135 + 360 * openPart * configuration.value) * .pi / 180
    let radius: Double = (ringSide - 8) / 2
    return CGSize(width: radius * cos(angle), height: radius * sin(angle))
  }
}

private struct FullRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(.tint, lineWidth: 5).opacity(0.3).padding(4)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(4)
      configuration.currentValueLabel
    }
    .frame(width: ringSide, height: ringSide)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
