import Foundation

extension ProgressView {
  /// A progress view that goes on as time passes.
  ///
  /// - Parameters:
  ///   - timerInterval: from when to when.
  ///   - countsDown: whether it empties, instead of filling.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    base = .timer(
      TimerProgressView(
        interval: timerInterval, countsDown: countsDown, label: label(),
        currentValueLabel: currentValueLabel()))
  }

  /// A progress view that goes on as time passes, and shows the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// A progress view that goes on as time passes, and shows the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true
  ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
  }
}

/// The default label of a progress view that goes on with time: the time that is left, or has passed.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A progress view that looks at the clock again and again, until its time is over.
package struct TimerProgressView<Label: View, CurrentValueLabel: View> {
  package var interval: ClosedRange<Date>
  package var countsDown: Bool
  package var label: Label
  package var currentValueLabel: CurrentValueLabel
  @State private var now = Date()

  init(
    interval: ClosedRange<Date>, countsDown: Bool, label: Label,
    currentValueLabel: CurrentValueLabel
  ) {
    self.interval = interval
    self.countsDown = countsDown
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// In 0...1, in either direction.
  static func fraction(at date: Date, of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let part = whole > 0 ? min(max(passed / whole, 0), 1) : (passed < 0 ? 0 : 1)
    return countsDown ? 1 - part : part
  }
}

extension TimerProgressView: View {
  package var body: some View {
    CustomProgressView(
      fractionCompleted: Self.fraction(at: now, of: interval, countsDown: countsDown),
      label: label, currentValueLabel: currentValueLabel
    )
    .task(id: interval) {
      repeat {
        now = Date()
        try? await Task.sleep(for: .milliseconds(100))
      } while !Task.isCancelled && now < interval.upperBound
    }
  }
}
