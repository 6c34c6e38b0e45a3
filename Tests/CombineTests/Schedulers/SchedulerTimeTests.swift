import Combine
import Foundation
import Testing

@Suite struct SchedulerTimeTests {
  typealias QueueTime = DispatchQueue.SchedulerTimeType

  @Test func unitsAgree() {
    #expect(QueueTime.Stride.seconds(1) == .milliseconds(1_000))
    #expect(QueueTime.Stride.seconds(1) == .microseconds(1_000_000))
    #expect(QueueTime.Stride.seconds(0.5) == .nanoseconds(500_000_000))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1_500) == .seconds(1.5))
    #expect(OperationQueue.SchedulerTimeType.Stride.nanoseconds(1_000) == .microseconds(1))
  }

  @Test func literalsAreSeconds() {
    let queue: QueueTime.Stride = 2
    let runLoop: RunLoop.SchedulerTimeType.Stride = 0.25
    #expect(queue.timeInterval == .seconds(2))
    #expect(runLoop.timeInterval == 0.25)
  }

  @Test func timesAdvance() {
    let time: QueueTime = QueueTime(DispatchTime(uptimeNanoseconds: 5_000))
    #expect(time.advanced(by: .microseconds(1)).dispatchTime.uptimeNanoseconds == 6_000)
    #expect(time.distance(to: time.advanced(by: .nanoseconds(-10))) == .nanoseconds(-10))
    let date: RunLoop.SchedulerTimeType = RunLoop.SchedulerTimeType(
      Date(timeIntervalSinceReferenceDate: 10))
    #expect(date.advanced(by: 5).date == Date(timeIntervalSinceReferenceDate: 15))
    #expect(date.distance(to: date.advanced(by: 5)) == 5)
  }

  @Test func hugeLengthsAreCut() {
    #expect(QueueTime.Stride.seconds(.max).magnitude == .max)
    #expect(QueueTime.Stride.seconds(.infinity).magnitude == .max)
    #expect(QueueTime.Stride.seconds(-Double.infinity).magnitude == .min)
    #expect(QueueTime.Stride.seconds(.nan).magnitude == 0)
    #expect(QueueTime.Stride(.never).magnitude == .max)
    #expect((QueueTime.Stride(.never) + .seconds(1)).magnitude == .max)
    #expect((QueueTime.Stride(.never) * -2).magnitude == .min)
  }

  @Test func timesSurviveCoding() throws {
    let time: QueueTime = QueueTime(DispatchTime(uptimeNanoseconds: 5_000))
    let data: Data = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([QueueTime].self, from: data) == [time])
  }
}
