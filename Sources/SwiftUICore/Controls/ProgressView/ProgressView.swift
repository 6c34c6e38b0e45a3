import Foundation

/// How far a task has come: a bar or a ring, or a sign that it goes on.
///
/// Without a value it is indeterminate and a `GtkSpinner`, with one a `GtkProgressBar`, unless its style says
/// otherwise. A value below 0 or above `total` is reported and shown as the nearest of these.
///
/// ```swift
/// ProgressView("Downloading…", value: done, total: 100)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  package enum Base {
    case custom(CustomProgressView<Label, CurrentValueLabel>)
    case timer(TimerProgressView<Label, CurrentValueLabel>)
    case observing(ObservingProgressView)
  }
  package var base: Base

  init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    base = .custom(
      CustomProgressView(
        fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel))
  }
}

extension ProgressView: View {
  public var body: some View {
    switch base {
    case .custom(let view): view
    case .timer(let view): view
    case .observing(let view): view
    }
  }
}

/// A progress view that is given its progress.
package struct CustomProgressView<Label: View, CurrentValueLabel: View> {
  package var fractionCompleted: Double?
  package var label: Label?
  package var currentValueLabel: CurrentValueLabel?
}

extension CustomProgressView: View {
  package var body: some View {
    StyledView(
      ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted, hasLabel: label != nil,
        hasCurrentValueLabel: currentValueLabel != nil), automatic: .automaticProgressView
    )
    .viewAlias(ProgressViewStyleConfiguration.Label.self, label)
    .viewAlias(ProgressViewStyleConfiguration.CurrentValueLabel.self, currentValueLabel)
  }
}

extension ProgressView {
  /// The part of the total as a fraction in 0...1, or nil without a value.
  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    guard value >= 0, value <= total, total > 0 else {
      Diagnostics.reportOnce(
        "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to "
          + "the range of `0...total`. (value: \(value), total: \(total))")
      return value > 0 && total > 0 ? 1 : 0
    }
    return Double(value / total)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// An indeterminate progress view.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// An indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// An indeterminate progress view with a text, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// An indeterminate progress view with a text.
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(nil, Text(title), nil)
  }
}

extension ProgressView {
  /// - Parameters:
  ///   - value: the progress so far, from 0 to `total`; nil for an indeterminate one.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), nil, nil)
  }

  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), label(), nil)
  }

  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), label(), currentValueLabel())
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), Text(titleKey), nil)
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: V?, total: V = 1.0
  )
  where
    Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
  {
    self.init(Self.fraction(value, of: total), Text(title), nil)
  }

  /// The progress view that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}
