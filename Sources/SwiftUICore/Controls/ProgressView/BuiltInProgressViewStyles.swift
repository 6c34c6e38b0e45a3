/// The standard style: circular while progress isn't known, linear once it is.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar: a `GtkProgressBar`, in which a block moves to and fro while progress isn't known.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// - Parameter tint: the color of the bar. Prefer the modifier `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).tinted(tint)
  }
}

/// A circle: a `GtkSpinner` while progress isn't known, a ring that fills once it is.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// - Parameter tint: the color of the circle. Prefer the modifier `tint(_:)`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).tinted(tint)
  }
}

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if labelsVisibility != .hidden { configuration.label }
      NativeProgressBar(fraction: configuration.fractionCompleted)
      if labelsVisibility != .hidden {
        configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
      }
    }
  }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        NativeProgressRing(fraction: fraction)
      } else {
        NativeSpinner()
      }
      if labelsVisibility != .hidden {
        configuration.label.foregroundStyle(.secondary)
        configuration.currentValueLabel.font(.callout).foregroundStyle(.secondary)
      }
    }
  }
}

extension View {
  /// The view with a tint, if one is given.
  nonisolated func tinted(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) {
      if let tint { $0 = AnyShapeStyle(tint) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
