import Foundation
import Testing

@testable import SwiftUICore

extension HeadlessWindow {
  fileprivate var bars: [Double?] { primitives(ProgressBarPrimitive.self).map(\.fraction) }
  fileprivate var strings: [String] { primitives(TextPrimitive.self).map(\.string) }
}

@MainActor
@Suite struct ProgressViewTests {
  @Test func theDefaultDependsOnTheValue() {
    let indeterminate = HeadlessWindow(ProgressView())
    #expect(indeterminate.primitives(SpinnerPrimitive.self).count == 1)
    #expect(HeadlessWindow(ProgressView(value: 0.5)).bars == [0.5])
    let unknown: Double? = nil
    #expect(HeadlessWindow(ProgressView(value: unknown)).bars == [])
  }

  @Test func theFractionIsThatOfTheTotal() {
    #expect(HeadlessWindow(ProgressView(value: 30, total: 120)).bars == [0.25])
    #expect(HeadlessWindow(ProgressView(value: Float(1), total: 2)).bars == [0.5])
  }

  @Test func valuesOutsideAreClampedAndReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      #expect(HeadlessWindow(ProgressView(value: 5, total: 4)).bars == [1])
      #expect(HeadlessWindow(ProgressView(value: -1, total: 4)).bars == [0])
      #expect(HeadlessWindow(ProgressView(value: Double.nan)).bars == [0])
      #expect(HeadlessWindow(ProgressView(value: 1, total: 0)).bars == [0])
    }
    #expect(messages.count == 4)
    #expect(messages.allSatisfy { $0.contains("out-of-bounds progress value") })
  }

  @Test func labelsAreAroundTheBar() {
    let view = ProgressView(value: 0.5) {
      Text(verbatim: "label")
    } currentValueLabel: {
      Text(verbatim: "half")
    }
    #expect(HeadlessWindow(view).strings == ["label", "half"])
    #expect(HeadlessWindow(view.progressViewStyle(.circular)).strings == ["label", "half"])
    #expect(HeadlessWindow(view.labelsHidden()).strings.isEmpty)
  }

  private struct Percentage: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? -1) * 100)) %")
      configuration.label
    }
  }

  @Test func aCustomStyleDrawsIt() {
    let view = VStack { ProgressView("x", value: 0.25) }.progressViewStyle(Percentage())
    #expect(HeadlessWindow(view).strings == ["25 %", "x"])
    let indeterminate = VStack { ProgressView() }.progressViewStyle(Percentage())
    #expect(HeadlessWindow(indeterminate).strings == ["-100 %"])
  }

  @Test func timersGoFromOneEndToTheOther() {
    typealias Timer = TimerProgressView<EmptyView, EmptyView>
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    let interval: ClosedRange<Date> = start...start.addingTimeInterval(100)
    func fraction(_ seconds: Double, countsDown: Bool) -> Double {
      Timer.fraction(
        at: start.addingTimeInterval(seconds), of: interval, countsDown: countsDown)
    }
    #expect(fraction(25, countsDown: false) == 0.25)
    #expect(fraction(25, countsDown: true) == 0.75)
    #expect(fraction(-5, countsDown: false) == 0)
    #expect(fraction(500, countsDown: true) == 0)
    #expect(Timer.fraction(at: start, of: start...start, countsDown: false) == 1)
  }

  @Test func aProgressIsFollowed() async throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let window = HeadlessWindow(ProgressView(progress))
    #expect(window.bars == [0.25])
    progress.completedUnitCount = 3
    let end: ContinuousClock.Instant = .now + .seconds(60)
    while window.bars != [0.75], .now < end {
      await Task.yield()
      window.flush()
    }
    #expect(window.bars == [0.75])
    window.unmount()
  }
}
